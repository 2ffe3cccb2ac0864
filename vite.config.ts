import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
/** What every public page needs. Nothing of the admin area is in it, and no schema, which would bring zod. */
const FRAME =
  /[\\/](web[\\/](api|router|i18n|layout|ui)|contract)[\\/](?!admin|audit|call|checks|delivery|errors|gamemodes-admin|hero-scenes|network-views|notices|overview|pages|pagination|payment-channels|permissions|render-qr|search|settings|site-images|store-admin|test-data|transactions|two-factor|with-name|wordmark|[\w-]+\.schema)/

/** Pictures are cached for ever under an address with this version. */
function artVersion(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync('public/art').sort())
    hash.update(name).update(readFileSync(`public/art/${name}`))
  return hash.digest('hex').slice(0, 8)
}

/** Built twice by scripts/lib/build-pages.ts: scripts for the browser, and one file that renders pages on the server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), react()],
  define: {
    __ART_VERSION__: JSON.stringify(artVersion()),
    // React reads it at run time; built pages are always rendered by its production build.
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {
          outDir: 'build/server',
          copyPublicDir: false,
          rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'index.js' } },
        }
      : {
          outDir: 'build/client',
          manifest: true,
          rolldownOptions: {
            input: 'web/entry.client.tsx',
            output: {
              codeSplitting: {
                groups: [
                  { name: 'framework', test: FRAMEWORK },
                  { name: 'frame', test: FRAME },
                ],
              },
            },
          },
        }),
  },
  ssr: command === 'build' ? { noExternal: true } : {},
}))
