// Visitors get our own light runtime; while developing, React Router's, which knows hot reload.
import { start } from './browser/start.tsx'

if (import.meta.env.DEV) {
  import('./browser/start-development.tsx').then(({ startDevelopment }) => startDevelopment())
} else {
  start()
}
