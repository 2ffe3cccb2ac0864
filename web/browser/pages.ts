// Pages as the browser gets them after the first one: the drawn page is fetched, and its data taken out of it.
import { type OwnDocument, PAGE_JSON_ID, type PageJson } from '../layout/page-document.tsx'
import type { RouteModule } from './router.ts'

export type LoadedMatch = {
  id: string
  params: Record<string, string | undefined>
  data: unknown
  module: RouteModule
}
export type LoadedPage = { path: string; matches: readonly LoadedMatch[] }

const KEPT_MS = 30_000
const kept = new Map<string, { page: Promise<LoadedPage | null>; until: number }>()

/** The page that this document was drawn with. */
export function readPageJson(source: Document = document): PageJson | null {
  const text = source.getElementById(PAGE_JSON_ID)?.textContent
  return text ? (JSON.parse(text) as PageJson) : null
}

export async function loadModules({ matches }: PageJson): Promise<LoadedMatch[]> {
  const modules = await Promise.all(matches.map(({ module }) => import(/* @vite-ignore */ module)))
  return matches.map(({ id, params, data }, place) => ({ id, params, data, module: modules[place] }))
}

/** Such a page is loaded as a document: within another one, the policy of that one would hold. */
export function needsOwnDocument(matches: readonly LoadedMatch[]): boolean {
  return matches.some(({ data }) => (data as Partial<OwnDocument> | null)?.ownDocument === true)
}

/** Fetches a page ahead of the click; a second wish within half a minute shares it. */
export function loadPage(href: string, build: string): Promise<LoadedPage | null> {
  const now = performance.now()
  const known = kept.get(href)
  if (known && now < known.until) return known.page
  const page = fetchPage(href, build).catch(() => null)
  kept.set(href, { page, until: now + KEPT_MS })
  return page
}

/** What was fetched ahead is used once: the next visit to that page asks again. */
export function forgetPage(href: string): void {
  kept.delete(href)
}

/** Null when the browser has to go there itself: another host, another build, no page at all. */
async function fetchPage(href: string, build: string): Promise<LoadedPage | null> {
  const response = await fetch(href, { headers: { accept: 'text/html' } })
  const { pathname, search, origin } = new URL(response.url)
  if (origin !== window.location.origin) return null
  const json = readPageJson(new DOMParser().parseFromString(await response.text(), 'text/html'))
  if (json?.build !== build) return null
  return { path: pathname + search, matches: await loadModules(json) }
}
