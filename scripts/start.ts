// npm start: builds what changed, then serves the site.
import { ensureBuilt } from './kit/build.ts'

ensureBuilt()
await import('../build/main.js' as string)
