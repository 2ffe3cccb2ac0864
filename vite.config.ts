import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/

function artVersion(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync('public/art').sort())
    hash.update(name).update(readFileSync(`public/art/${name}`))
  return hash.digest('hex').slice(0, 8)
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  define: { __ART_VERSION__: JSON.stringify(artVersion()) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } } },
  },
  // One file with everything inside: it starts faster and does not depend on NODE_ENV at run time.
  ssr: command === 'build' ? { noExternal: true } : {},
  environments: {
    ssr: { build: { rolldownOptions: { input: './web/handler.ts', output: { codeSplitting: false } } } },
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
