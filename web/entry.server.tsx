// Draws a page to its end before the first byte is sent: kept pages are whole, and an error is a clean 500.
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { PageContext } from './layout/page-document.tsx'
import { toPageJson } from './page-json.ts'
import { reportErrorContext } from './services.ts'

const DRAW_TIMEOUT_MS = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const timer = setTimeout(() => abort(new Error('The page took too long to draw')), DRAW_TIMEOUT_MS)
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(Buffer.concat(chunks), { status, headers }))
        done()
      },
    })
    const fail = (error: unknown) => {
      clearTimeout(timer)
      reject(error)
    }
    const { pipe, abort } = renderToPipeableStream(draw(context, request.url), {
      onAllReady: () => pipe(sink),
      onShellError: fail,
      onError: fail,
    })
  })
}

/** Visitors get the page's data as JSON that our own runtime reads; React Router's stream is for its own. */
function draw(context: EntryContext, url: string) {
  if (import.meta.env.DEV) return <ServerRouter context={context} url={url} />
  return (
    <PageContext value={toPageJson(context)}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />
    </PageContext>
  )
}

/** A page that is not there is no error of ours. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(reportErrorContext)(error)
}
