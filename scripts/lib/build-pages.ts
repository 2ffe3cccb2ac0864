// Builds the pages: scripts and styles for the browser, then the file that renders them on the server.
import { build } from 'vite'

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: 'web/entry.server.tsx' } })
