// Bundles the server: reading nine hundred small files takes longer than everything else at the start.
// Packages that only some settings need (other databases, images, password hashes) stay external and load on first use.
import { rmSync } from 'node:fs'
import { build } from 'vite'
import { RUNTIME_PACKAGES } from '#scripts/pack/runtime-packages.ts'
import { bundleOf, requireNodeFirst } from './require-node.ts'

const CHUNKS = 'process'

rmSync(`build/${CHUNKS}`, { recursive: true, force: true })
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node24',
    // Readable stack traces.
    minify: false,
    rolldownOptions: {
      input: {
        [bundleOf('main')]: 'server/main.ts',
        'sqlite-thread': 'server/platform/database/sqlite-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: `${CHUNKS}/[name].js` },
    },
  },
  ssr: { noExternal: true, external: [...RUNTIME_PACKAGES, 'vite'] },
})
requireNodeFirst('build', 'main')
