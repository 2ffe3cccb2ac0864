// Every address that is not the API: pages with a language, and the way to one for all others.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageKey } from '#contract/pages.ts'
import { type Encoding, pickEncoding } from '#server/http/encoding.ts'
import { sendKept } from '#server/http/kept-answer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { type Dress, dressPage } from './drawn-page.ts'
import { ASKING_PAGE_CSP, answerWithoutLanguage } from './language-redirect.ts'
import type { Drawing, PageCache } from './page-cache.ts'
import type { PageAnswer, PageHandler } from './page-handler.ts'
import { tidyAddress } from './tidy-address.ts'

type Deps = {
  draw: PageHandler
  /** Null draws every page anew. */
  cache: Pick<PageCache, 'get'> | null
  dress: Dress
  publicUrl: string
  siteName: string
}

const NOT_KEPT = 'no-store'
const FILE_FOLDERS = /^\/(assets|art|fonts|icons)\//

export function pagesRoutes(app: FastifyInstance, { draw, cache, dress, publicUrl, siteName }: Deps): void {
  async function drawPage(key: string, wanted: Encoding): Promise<Drawing> {
    const answer = await draw(publicUrl + key)
    const freshSeconds = cache && answer.status === 200 ? sharedSeconds(answer) : 0
    return { page: await dressPage(answer, dress, { key, kept: freshSeconds > 0, wanted }), freshSeconds }
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, url: string, key: string) {
    if (!isReadable(url, publicUrl))
      throw new AppError('invalid_request', { text: 'The address cannot be read.' })
    const tidy = tidyAddress(url)
    if (tidy) return reply.redirect(tidy, 308)
    const wanted = pickEncoding(request.headers['accept-encoding'])
    const page = cache
      ? await cache.get(key, () => drawPage(key, wanted))
      : (await drawPage(key, wanted)).page
    reply.hijack()
    sendKept(request.raw, reply.raw, page)
  }

  function answerUnprefixed(request: FastifyRequest, reply: FastifyReply, url: string) {
    if (FILE_FOLDERS.test(url)) return reply.callNotFound()
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const answer = answerWithoutLanguage({ url, cookie, acceptLanguage, siteName })
    reply.header('vary', 'cookie, accept-language').header('cache-control', NOT_KEPT)
    if (answer.kind === 'redirect') return reply.redirect(answer.location, 302)
    reply.header('content-security-policy', ASKING_PAGE_CSP)
    return reply.type('text/html; charset=utf-8').send(answer.html)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const url = request.raw.url ?? '/'
      const key = pageKey(url)
      return key === null ? answerUnprefixed(request, reply, url) : answerPage(request, reply, url, key)
    },
  })
}

/** How long a page says that everyone may be shown the same copy. */
function sharedSeconds({ headers }: PageAnswer): number {
  return Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
}

/** Can be decoded, holds no nul, and is still below its language once `..` and `\\` are worked out. */
function isReadable(url: string, publicUrl: string): boolean {
  try {
    const { pathname } = new URL(publicUrl + url)
    return !decodeURIComponent(pathname).includes('\0') && pageKey(pathname) !== null
  } catch {
    return false
  }
}
