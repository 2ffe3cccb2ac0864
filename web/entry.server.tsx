// React Router's way to draw a page, used while developing only: its own runtime, which hot reload needs, gets its data
// as a stream inside the page. Built pages are drawn by drawing/draw-page.tsx.
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { reportErrorContext } from './services.ts'

const DRAW_TIMEOUT_MS = 5_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(await drawStream(request, context), { status, headers })
}

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
