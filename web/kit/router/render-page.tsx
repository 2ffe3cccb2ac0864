// Renders a page on the server, to its end before the first byte is sent: cached pages are whole, and an error is a
// clean 500.
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { AssetsContext, type DocumentComponent, type LoadedPage, ServerErrorContext } from './contexts.ts'
import type { LoadComponents } from './fetch-page.ts'
import type { LoadResult } from './load-page.ts'
import { NotFound } from './loader.ts'
import type { PageAssets, PageData } from './page-data.ts'
import { PageTree } from './page-tree.tsx'
import { StaticRouter } from './router.tsx'

/** `renderToString` leaves it out. */
const DOCTYPE = '<!DOCTYPE html>'

export type RenderedPage =
  | { kind: 'redirect'; location: string; status: 302 | 308 }
  | { kind: 'page'; status: number; page: string; html: string }

const NO_PAGE = { layout: '', page: '' }

type Options = {
  load(url: URL): Promise<LoadResult>
  components: LoadComponents
  assetsOf(page: Pick<PageData, 'layout' | 'page'>): PageAssets
  Document: DocumentComponent
  LastResort: ComponentType
  reportError(error: unknown): void
}

export function createPageRenderer(options: Options) {
  const { load, components, assetsOf, Document, LastResort, reportError } = options

  /** Without `page` the document carries no script and stays as it is. */
  function renderDocument(url: URL, content: ReactNode, page: PageData | null, layoutData: unknown): string {
    const assets = { ...assetsOf(page ?? NO_PAGE), page }
    return (
      DOCTYPE +
      renderToString(
        <AssetsContext value={assets}>
          <StaticRouter location={url}>
            <Document layoutData={layoutData}>{content}</Document>
          </StaticRouter>
        </AssetsContext>,
      )
    )
  }

  /** The error boundary of the layout renders its fallback. */
  function renderError(url: URL, page: LoadedPage, error: unknown): string {
    try {
      const content = (
        <ServerErrorContext value={error}>
          <PageTree page={page} />
        </ServerErrorContext>
      )
      return renderDocument(url, content, null, page.layoutData)
    } catch (second) {
      reportError(second)
      return renderDocument(url, <LastResort />, null, page.layoutData)
    }
  }

  return async (url: URL): Promise<RenderedPage> => {
    const loaded = await load(url)
    if (loaded.kind === 'redirect') return loaded
    if (loaded.kind === 'failed') {
      reportError(loaded.error)
      return { kind: 'page', status: 500, page: '', html: renderDocument(url, <LastResort />, null, null) }
    }
    const page: LoadedPage = { ...loaded.page, components: await components(loaded.page) }
    const rendered = { kind: 'page', page: page.page } as const
    if (loaded.error !== undefined) {
      reportError(loaded.error)
      return { ...rendered, status: 500, html: renderError(url, page, loaded.error) }
    }
    try {
      const html = renderDocument(url, <PageTree page={page} />, loaded.page, page.layoutData)
      return { ...rendered, status: loaded.status, html }
    } catch (error) {
      const isNotFound = error instanceof NotFound
      if (!isNotFound) reportError(error)
      return { ...rendered, status: isNotFound ? 404 : 500, html: renderError(url, page, error) }
    }
  }
}
