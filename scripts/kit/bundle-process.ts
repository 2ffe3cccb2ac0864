// Puts the server into a few files: nine hundred small ones take longer to read than everything else at the start.
// What runs only now and then (other databases, pictures, passwords) stays in its packages until it is wanted.
import { rmSync } from 'node:fs'
import { build } from 'vite'

const CHUNKS = 'process'

rmSync(`build/${CHUNKS}`, { recursive: true, force: true })
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: 'server/main.ts',
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node24',
    // Whoever reads a stack trace wants to read names.
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: `${CHUNKS}/[name].js` } },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'mysql2', 'pg', 'sharp', 'vite'] },
})
