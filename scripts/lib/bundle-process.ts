// Puts the server into a few files: nine hundred small ones take longer to read than everything else at the start.
// What runs only now and then (other databases, pictures, passwords) stays in its packages until it is wanted.
import { rmSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { RUNTIME_PACKAGES } from '#scripts/pack/runtime-packages.ts'

const CHUNKS = 'process'
const LIGHT_HTTP = '\0light-http'

/**
 * An import statement asks Node's HTTP module for every one of its exports, and one of them loads a whole client that the
 * start does not need. Asked for by name, it gives only what is used. Packages require it, which asks for nothing.
 */
const lightHttp: Plugin = {
  name: 'light-http',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'node:http' && !importer?.includes('/node_modules/') ? LIGHT_HTTP : null,
  load: (id) =>
    id === LIGHT_HTTP
      ? "export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')"
      : null,
}

rmSync(`build/${CHUNKS}`, { recursive: true, force: true })
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [lightHttp],
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
  ssr: { noExternal: true, external: [...RUNTIME_PACKAGES, 'vite'] },
})
