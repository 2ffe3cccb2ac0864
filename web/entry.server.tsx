// Draws a page to its end before the first byte is sent: kept pages are whole, and an error is a clean 500.
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { PageContext } from './layout/page-document.tsx'
import { toPageJson } from './page-json.ts'
import { reportErrorContext } from './services.ts'

const DRAW_TIMEOUT_MS = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const body = import.meta.env.DEV ? await drawStream(request, context) : drawPage(request, context)
  return new Response(body, { status, headers })
}

/** React writes it into a stream, but not into a string; without it browsers fall back to the rules of 1998. */
const DOCTYPE = '<!DOCTYPE html>'

/** Loaders have run before, and nothing in our pages waits: a page is drawn in one go. */
function drawPage({ url }: Request, context: EntryContext): string {
  const page = renderToString(
    <PageContext value={toPageJson(context)}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />
    </PageContext>,
  )
  return DOCTYPE + page
}

/** React Router's own runtime, which hot reload needs, gets its data as a stream inside the page. */
function drawStream({ url }: Request, context: EntryContext): Promise<string> {
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
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const fail = (error: unknown) => {
      clearTimeout(timer)
      reject(error)
    }
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      onAllReady: () => pipe(sink),
      onShellError: fail,
      onError: fail,
    })
  })
}

/** A page that is not there is no error of ours. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(reportErrorContext)(error)
}
