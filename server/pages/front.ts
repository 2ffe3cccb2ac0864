// What is answered before the framework is asked: files of the build and pages that are kept.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, pickEncoding } from '#server/http/encoding.ts'
import { asksFor, sendKept } from '#server/http/kept-answer.ts'
import type { PageCache } from './page-cache.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

type Deps = {
  files: StaticFiles
  cache: PageCache
  common: Readonly<Record<string, string>>
  onError: (error: unknown) => void
}

/** A file is no document: what only documents need is left out. */
const FILE_HEADERS = ['x-content-type-options', 'nosniff', 'cross-origin-resource-policy', 'same-origin']

/** Returns whether the request was answered (or is being answered). */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

export function createFront({ files, cache, common, onError }: Deps): Front {
  const commonFlat = Object.entries(common).flat()

  function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
    const wanted = pickEncoding(request.headers['accept-encoding'])
    const encoding: Encoding = file.encodings.has(wanted) ? wanted : 'identity'
    const headers = [
      'content-type',
      file.type,
      'cache-control',
      file.cacheControl,
      'etag',
      file.etag,
      ...(file.encodings.size > 1 ? ['vary', 'accept-encoding'] : []),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...FILE_HEADERS,
    ]
    if (asksFor(request, file.etag)) {
      response.writeHead(304, headers).end()
      return
    }
    Promise.resolve(file.read(encoding))
      .then((body) => {
        response.writeHead(200, [...headers, 'content-length', String(body.length)])
        response.end(request.method === 'HEAD' ? undefined : body)
      })
      .catch((error) => {
        onError(error)
        if (!response.headersSent) response.writeHead(503, ['retry-after', '5', ...commonFlat])
        response.end()
      })
  }

  return (request, response) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const page = cache.peek(url)
    if (page) {
      sendKept(request, response, page)
      return true
    }
    const query = url.indexOf('?')
    const file = files.find(query < 0 ? url : url.slice(0, query))
    if (file) sendFile(request, response, file)
    return file !== undefined
  }
}
