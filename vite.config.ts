import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
/** What every public page needs. Nothing of the admin area is in it. */
const FRAME =
  /[\\/](web[\\/](api|browser|i18n|layout|ui)|contract)[\\/](?!not-found|admin|audit|delivery|gamemodes-admin|overview|store-admin|transactions)/

/** Built pages run on our own light runtime, not on React Router's; what draws them may use both. */
const RUNTIME = {
  client: resolve('web/browser/react-router.tsx'),
  ssr: resolve('web/drawing/react-router.ts'),
}
const DRAWING = /[\\/]web[\\/](drawing[\\/]|entry\.server)/

const lightRuntime: Plugin = {
  name: 'light-runtime',
  enforce: 'pre',
  apply: 'build',
  resolveId(id, importer = '') {
    if (id !== 'react-router' || DRAWING.test(importer)) return undefined
    return this.environment.name === 'client' ? RUNTIME.client : RUNTIME.ssr
  },
}

function artVersion(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync('public/art').sort())
    hash.update(name).update(readFileSync(`public/art/${name}`))
  return hash.digest('hex').slice(0, 8)
}

export default defineConfig(({ command }) => ({
  plugins: [lightRuntime, tailwindcss(), reactRouter()],
  define: { __ART_VERSION__: JSON.stringify(artVersion()) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'frame', test: FRAME },
          ],
        },
      },
    },
  },
  // One file with everything inside: it starts faster and does not depend on NODE_ENV at run time.
  ssr: command === 'build' ? { noExternal: true } : {},
  environments: {
    ssr: {
      // React asks for this word at run time, and is slow without it: pages are always drawn by the quick React.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { rolldownOptions: { input: './web/handler.ts', output: { codeSplitting: false } } },
    },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
    ],
  },
}))
