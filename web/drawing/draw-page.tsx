// Draws pages of the built site with the runtime that they have in the browser too. A page is drawn to its end before the
// first byte is sent: kept pages are whole, and an error is a clean 500.
import { renderToString } from 'react-dom/server'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { PageRoot } from '../browser/page-root.tsx'
import { PlaceContext, placeOf, type Ways, WaysContext } from '../browser/router.ts'
import { PageContext, type PageJson } from '../layout/page-document.tsx'
import { type PageAnswer, type PageHandler, reportErrorContext } from '../services.ts'
import { createRouteLoader, type DrawnMatch } from './load-page.ts'
import { toPageJson } from './page-json.ts'

/** React writes it into a stream, but not into a string; without it browsers fall back to the rules of 1998. */
const DOCTYPE = '<!DOCTYPE html>'
/** Nobody follows a link while the page is drawn. */
const NOWHERE: Ways = { navigate: () => {}, prefetch: () => {} }
const HTML = { 'content-type': 'text/html; charset=utf-8' }

export function createDrawing(build: ServerBuild, context: RouterContextProvider): PageHandler {
  const load = createRouteLoader(build)
  const reportError = context.get(reportErrorContext)

  return async (address) => {
    const url = new URL(address)
    const loaded = await load(url, context)
    if (loaded.kind === 'elsewhere') {
      const { status, location } = loaded
      return { status, headers: { location }, body: '' }
    }
    if (loaded.kind === 'failed') {
      reportError(loaded.error)
      return drawFailed(loaded.matches.slice(0, loaded.at + 1), url, reportError)
    }
    const { status, matches } = loaded
    try {
      const body = draw(matches, url, toPageJson(build.assets, matches))
      return { status, headers: { ...HTML, ...headersOf(matches) }, body }
    } catch (error) {
      reportError(error)
      return drawFailed(matches, url, reportError)
    }
  }
}

function draw(matches: readonly DrawnMatch[], url: URL, page: PageJson | null): string {
  return (
    DOCTYPE +
    renderToString(
      <PageContext value={page}>
        <WaysContext value={NOWHERE}>
          <PlaceContext value={placeOf(url)}>
            <PageRoot matches={matches} />
          </PlaceContext>
        </WaysContext>
      </PageContext>,
    )
  )
}

/** The innermost route that has a picture of failure shows it; when that fails too, the next one outside it. */
function drawFailed(
  matches: readonly DrawnMatch[],
  url: URL,
  reportError: (error: unknown) => void,
): PageAnswer {
  const at = matches.findLastIndex(({ module }) => module.ErrorBoundary)
  const failing = matches[at]
  const Failure = failing?.module.ErrorBoundary
  if (!failing || !Failure) throw new Error('No page can be drawn')
  const shown = { ...failing.module, default: () => <Failure loaderData={failing.data} /> }
  try {
    // Such a page needs no script.
    const body = draw([...matches.slice(0, at), { ...failing, module: shown }], url, null)
    return { status: 500, headers: HTML, body }
  } catch (error) {
    reportError(error)
    return drawFailed(matches.slice(0, at), url, reportError)
  }
}

/** The innermost route that has something to say about it. */
function headersOf(matches: readonly DrawnMatch[]): Record<string, string> | undefined {
  return matches.findLast(({ module }) => module.headers)?.module.headers?.()
}
