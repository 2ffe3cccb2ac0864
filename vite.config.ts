import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
const FRAME_ROOTS = ['web/kit/router/router.tsx', 'web/kit/layout/site.layout.tsx']
const PUBLIC_PAGES = globSync('web/!(admin)/**/*.page.tsx')
/** Pages that share a module before every page loads it. */
const SHARED_BY = 3

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** All modules that a file imports, and itself. */
function reach(file: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) reach(imported, graph, found)
  return found
}

/** Modules of every public page, or of several. The rest is split by the bundler: no page loads code of the admin area. */
function createFrameName(): (id: string, graph: ModuleGraph) => string | null {
  let frame: Set<string> | null = null
  function findFrame(graph: ModuleGraph): Set<string> {
    const found = new Set(FRAME_ROOTS.flatMap((file) => [...reach(resolve(file), graph)]))
    const pages = PUBLIC_PAGES.map((file) => reach(resolve(file), graph))
    for (const id of new Set(pages.flatMap((page) => [...page])))
      if (pages.filter((page) => page.has(id)).length >= SHARED_BY) found.add(id)
    return found
  }
  return (id, graph) => {
    frame ??= findFrame(graph)
    return frame.has(id) ? 'frame' : null
  }
}

/** Pictures are cached for ever under an address with this version. */
function artVersion(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync('public/art').sort())
    hash.update(name).update(readFileSync(`public/art/${name}`))
  return hash.digest('hex').slice(0, 8)
}

/** The sheet of the site declares every token, which Tailwind repeats in the other sheets as the fallback of each use. */
function dropFallbacks(): Plugin {
  return {
    name: 'drop-fallbacks',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source)
            .replace(/\/\*![^*]*\*\/\s*/g, '')
            .replace(/var\((--(?:color|text|radius|font-weight)-[\w-]+),[^()]*\)/g, 'var($1)')
    },
  }
}

/** Built twice by scripts/lib/build-pages.ts: scripts for the browser, and one file that renders pages on the server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss({ optimize: false }), react(), dropFallbacks()],
  define: {
    __ART_VERSION__: JSON.stringify(artVersion()),
    // React reads it at run time; built pages are always rendered by its production build.
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    target: 'es2022',
    // Tailwind's own floor; an older target adds prefixes and fallbacks that none of these browsers reads.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
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
                groups: [{ name: 'framework', test: FRAMEWORK }, { name: createFrameName() }],
              },
            },
          },
        }),
  },
  ssr: command === 'build' ? { noExternal: true } : {},
}))
