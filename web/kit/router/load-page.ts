// The server's half of a navigation: which page an address leads to, and what its loaders return.
import { FALLBACK_LANGUAGE, type Language, toLanguage } from '#contract/language.ts'
import { matchPage, type PageName } from '#contract/pages.ts'
import { NotFound, notFound, Redirect, WithStatus } from './loader.ts'
import type { PageData } from './page-data.ts'

export type RouteName = PageName | 'not-found'

// biome-ignore lint/suspicious/noExplicitAny: each loader has the parameters of its own path
type Loader = (args: any) => unknown

export type Loaders = { layout: Loader; pages: Partial<Record<PageName, Loader>> }

export type LoadResult =
  | { kind: 'redirect'; location: string; status: 302 | 308 }
  /** With the error of the page's loader, which the layout shows in place of the page. */
  | { kind: 'page'; status: number; page: PageData; error?: unknown }
  | { kind: 'failed'; error: unknown }

type Options = {
  loaders: Loaders
  context: object
  /** False for a page that is switched off: it is not found. */
  isShown?(name: PageName): boolean
  layoutOf(name: RouteName, language: Language): string
}

export function createPageLoader({ loaders, context, layoutOf, isShown = () => true }: Options) {
  return async (url: URL): Promise<LoadResult> => {
    const match = matchPage(url.pathname)
    const name: RouteName = match?.name ?? 'not-found'
    const language = match?.language ?? toLanguage(url.pathname.split('/')[1]) ?? FALLBACK_LANGUAGE
    const args = { ...context, url, language, page: name, params: match?.params ?? {} }
    let layoutData: unknown
    try {
      layoutData = await loaders.layout(args)
    } catch (error) {
      return { kind: 'failed', error }
    }
    const toPage = (page: RouteName, data: unknown): PageData => ({
      layout: layoutOf(page, language),
      page,
      params: args.params,
      layoutData,
      data: data ?? null,
      ownDocument: (data as { ownDocument?: unknown } | null | undefined)?.ownDocument === true,
    })
    try {
      if (name === 'not-found' || !isShown(name)) throw notFound()
      const result = await loaders.pages[name]?.(args)
      return result instanceof WithStatus
        ? { kind: 'page', status: result.status, page: toPage(name, result.data) }
        : { kind: 'page', status: 200, page: toPage(name, result) }
    } catch (error) {
      if (error instanceof Redirect) {
        const { location, status } = error
        return { kind: 'redirect', location, status }
      }
      if (error instanceof NotFound) {
        // The layout of the missing page may be another one, with other data.
        layoutData = await loaders.layout({ ...args, page: 'not-found' })
        return { kind: 'page', status: 404, page: toPage('not-found', null) }
      }
      return { kind: 'page', status: 500, page: toPage(name, null), error }
    }
  }
}
