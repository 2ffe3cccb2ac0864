import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { SHEETS } from './web/kit/styles/sheets.ts'

/** Pages that show products and prices need no other part of the checkout. */
const WARES = /(payment-methods\.ts|price-text\.ts|product-art\.ts|product-picture\.tsx)$/
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
/** Chromium compiles React while it arrives, off the main thread, instead of function by function while it hydrates. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'
const ENTRY = 'web/entry.client.tsx'
const CHECKOUT_LAYOUT = 'web/kit/layout/checkout.layout.tsx'
/** What both layouts share, and parts of the site's bar that others need too. */
const FRAME_ROOTS = [ENTRY, CHECKOUT_LAYOUT, 'web/kit/ui/drawer.tsx', 'web/kit/ui/use-loaded.ts']
/** The layout of all pages but those of a checkout, with menus and the announcement. */
const SHELL_ROOT = 'web/kit/layout/site.layout.tsx'
/** The list of orders takes parts of the other pages of the store: it does not decide how they are split. */
const PUBLIC_PAGES = globSync('web/!(admin)/**/!(orders).page.tsx')
/** Pages that share a module before every page loads it. */
const SHARED_BY = 5
/** The page with the most small modules that others need too: one file is smaller than eight. */
const HOME = 'web/pages/home/home.page.tsx'
/** Small modules that both need, and hardly another page, are smaller in one file. */
const PRODUCT = 'web/pages/store/product.page.tsx'
const CHECKOUT = [PRODUCT, 'web/pages/store/payment/payment.page.tsx']
const STORE = 'web/pages/store/store.page.tsx'
const BASKET = 'web/pages/store/basket/basket.page.tsx'
/** What puts products into the basket, on the pages of the store. */
const BASKET_ROOT = 'web/pages/store/basket/stepper.tsx'
/** The form of a product and of the basket. What the console's editor of products needs of it is a file of its own. */
const FORM_ROOT = 'web/pages/store/checkout/checkout-form.tsx'
const EDITOR_ROOT = 'web/admin/shop/products/product-editor.tsx'

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** All modules that a file imports, and itself. */
function reach(file: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) reach(imported, graph, found)
  return found
}

type GroupName = 'frame' | 'shell' | 'basket' | 'shop' | 'shelf' | 'home' | 'editor' | 'form'

/** Modules of every public page, or of several. The rest is split by the bundler: no page loads code of the admin area. */
function createGroups() {
  let groups: Readonly<Record<GroupName, ReadonlySet<string>>> | null = null
  function findGroups(graph: ModuleGraph) {
    const frame = new Set(FRAME_ROOTS.flatMap((file) => [...reach(resolve(file), graph)]))
    // The entry waits for the page, and the page imports the frame: it stays a file of its own.
    frame.delete(resolve(ENTRY))
    frame.delete(resolve(CHECKOUT_LAYOUT))
    const [shop, shelf, home] = [new Set<string>(), new Set<string>(), new Set<string>()]
    const basket = reach(resolve(BASKET_ROOT), graph)
    const pages = PUBLIC_PAGES.map((file) => ({ file, modules: reach(resolve(file), graph) }))
    for (const id of new Set(pages.flatMap(({ modules }) => [...modules]))) {
      const users = pages.filter(({ modules }) => modules.has(id)).map(({ file }) => file)
      if (users.length >= SHARED_BY) frame.add(id)
      else if (users.length <= 4 && CHECKOUT.every((page) => users.includes(page))) shop.add(id)
      else if (users.includes(PRODUCT) && users.some((page) => ![PRODUCT, BASKET].includes(page)))
        shelf.add(id)
      else if (users.includes(STORE) && users.includes(BASKET) && !users.includes(HOME)) basket.add(id)
      else if (users.length > 1 && users.includes(HOME) && !users.some((page) => page.includes('/store/')))
        home.add(id)
    }
    const [form, editor] = [reach(resolve(FORM_ROOT), graph), reach(resolve(EDITOR_ROOT), graph)]
    return {
      frame,
      shell: reach(resolve(SHELL_ROOT), graph),
      basket,
      shop,
      shelf,
      home,
      editor: new Set([...form].filter((id) => editor.has(id))),
      form,
    }
  }
  /** A group takes the imports of its modules along, unless an earlier one has them. */
  return (...names: GroupName[]) => ({
    debugName: names.join(),
    name(id: string, graph: ModuleGraph): string | null {
      // The sheet of a page stays with the page.
      if (id.endsWith('.css')) return null
      groups ??= findGroups(graph)
      return names.find((name) => groups?.[name].has(id)) ?? null
    },
  })
}

/** Pictures are cached for ever under an address with this version. */
function artVersion(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync('public/art').sort())
    hash.update(name).update(readFileSync(`public/art/${name}`))
  return hash.digest('hex').slice(0, 8)
}

/** Registered properties as plain rules, for browsers that are older than the targets below. */
const PROPERTIES = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g

function dropOldProperties(): Plugin {
  return {
    name: 'drop-old-properties',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(PROPERTIES, '')
    },
  }
}

const groups = createGroups()
/** Two packages of the Markdown parser, and Zod's JSON schemas and messages. */
const DROPPED =
  /^(entities|linkify-it|\.\.?\/(core\/)?(to-json-schema|json-schema-(processors|generator)|locales\/en)\.js)$/
const IN_BROWSER = resolve('web/admin/browser-parts.ts')

/** Built twice by scripts/lib/build-pages.ts: scripts for the browser, and one file that renders pages on the server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss({ optimize: false }), react(), dropOldProperties()],
  define: {
    __ART_VERSION__: JSON.stringify(artVersion()),
    // React reads it at run time; built pages are always rendered by its production build.
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  resolve: command === 'build' && !isSsrBuild ? { alias: [{ find: DROPPED, replacement: IN_BROWSER }] } : {},
  build: {
    target: 'es2022',
    // Tailwind's own floor; an older target adds prefixes and fallbacks that none of these browsers reads.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    // The router imports the scripts of a page by the list that comes with it.
    modulePreload: false,
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
            // A document names the scripts of its page: the entry knows none of them.
            input: [ENTRY, ...Object.values(SHEETS), ...globSync('web/**/*.{page,layout}.tsx')],
            preserveEntrySignatures: 'exports-only',
            output: {
              postBanner: ({ name }) => (name === 'framework' ? COMPILE_AT_ONCE : ''),
              codeSplitting: {
                groups: [
                  { name: 'framework', test: FRAMEWORK },
                  groups('frame', 'shell'),
                  { name: 'wares', test: WARES },
                  groups('shop'),
                  groups('shelf'),
                  groups('basket'),
                  groups('home'),
                  groups('editor'),
                  groups('form'),
                ],
              },
            },
          },
        }),
  },
  ssr: command === 'build' ? { noExternal: true } : {},
}))
