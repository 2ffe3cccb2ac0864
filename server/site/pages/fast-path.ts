// Answers cached pages and files of the build before the framework: the bulk of all requests.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ByteCache } from '#server/platform/http/byte-cache.ts'
import { sendStored } from '#server/platform/http/stored-response.ts'
import { type StaticFiles, withoutVersion } from './static-files.ts'

/** Returns whether the request is answered. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

type Deps = {
  pages: ByteCache
  files: StaticFiles
  /** Paths of files that are answered with another one. */
  isReplaced(path: string): boolean
  common: Readonly<Record<string, string>>
  onError: (error: unknown) => void
}

export function createFastPath({ pages, files, isReplaced, common, onError }: Deps): FastPath {
  async function sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    try {
      sendStored(request, response, await files.read(path))
    } catch (error) {
      onError(error)
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '5', ...common })
      response.end()
    }
  }

  return (request, response) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const stored = pages.getIfFresh(url)
    if (stored) {
      sendStored(request, response, stored)
      return true
    }
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    if (!files.has(path) || isReplaced(withoutVersion(path))) return false
    sendFile(request, response, path)
    return true
  }
}
