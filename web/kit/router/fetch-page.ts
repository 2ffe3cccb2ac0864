// Pages after the first one: the rendered document is fetched, and its data and components are taken from it.
import type { LoadedPage, PageComponent } from './contexts.ts'
import { type PageAssets, type PageData, readPageJson } from './page-data.ts'

type Components = LoadedPage['components']
export type LoadComponents = (page: Pick<PageData, 'layout' | 'page'>) => Promise<Components>
type ImportComponents = (page: Pick<PageAssets, 'scripts'>) => Promise<Components>

/** The document names the scripts, so that no script carries a table of all pages. */
export const importComponents: ImportComponents = async ({ scripts: [, layout = '', page = ''] }) => {
  const modules: Promise<{ default: PageComponent }>[] = [layout, page].map(
    (script) => import(/* @vite-ignore */ script),
  )
  const [Layout, Page] = await Promise.all(modules)
  if (!Layout || !Page) throw new Error(`${page} is no script of a page`)
  return { Layout: Layout.default, Page: Page.default }
}

export type FetchedPage = {
  /** The address after redirects. */
  path: string
  page: LoadedPage
}

/** Its styles are loaded when it is shown. */
type Prefetched = FetchedPage & { page: Pick<PageAssets, 'styles'> }

export type PageFetcher = ReturnType<typeof createPageFetcher>

const PREFETCHED_MS = 30_000

export function createPageFetcher({ build, load }: { build: string; load: ImportComponents }) {
  const prefetched = new Map<string, { page: Promise<Prefetched | null>; until: number }>()

  /** Null when the browser has to load the document itself: another host, another build, another sheet, no page of ours. */
  async function fetchPage(href: string): Promise<Prefetched | null> {
    const response = await fetch(href, { headers: { accept: 'text/html' } })
    const { pathname, search, origin } = new URL(response.url)
    if (origin !== window.location.origin) return null
    const json = readPageJson(new DOMParser().parseFromString(await response.text(), 'text/html'))
    if (json?.build !== build || !styleOf(json.styles[0])) return null
    // All at once: a script names those that it needs only after it has arrived. The entry runs already.
    for (const script of json.scripts.slice(1)) import(/* @vite-ignore */ script).catch(() => {})
    return { path: pathname + search, page: { ...json, components: await load(json) } }
  }

  /** Requests for one address within half a minute share the response. */
  function prefetch(href: string): Promise<Prefetched | null> {
    const now = performance.now()
    const known = prefetched.get(href)
    if (known && now < known.until) return known.page
    const page = fetchPage(href).catch(() => null)
    prefetched.set(href, { page, until: now + PREFETCHED_MS })
    return page
  }

  /** A prefetched page is used once, unless it is shown `beside` another; a failure is not cached. */
  async function show(href: string, beside = false): Promise<FetchedPage | null> {
    const fetched = await prefetch(href)
    if (!beside || !fetched) prefetched.delete(href)
    await Promise.all(fetched?.page.styles.map(loadStyle) ?? [])
    return fetched
  }

  return {
    prefetch,
    take: (href: string) => show(href),
    loadPage: async (href: string): Promise<LoadedPage | null> => (await show(href, true))?.page ?? null,
  }
}

const styleOf = (href: string | undefined) => document.querySelector(`link[href="${href}"]`)

/** A sheet stays for the life of the document; a page is shown also without one that cannot be loaded. */
const loadStyle = (href: string) =>
  styleOf(href) ??
  new Promise((resolve) => {
    const link = { rel: 'stylesheet', href, onload: resolve, onerror: resolve }
    document.head.append(Object.assign(document.createElement('link'), link))
  })
