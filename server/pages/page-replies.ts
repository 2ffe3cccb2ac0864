// What a browser gets for an address that is not the API: a page, a redirect to one, or a page that says what is wrong.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_REPLIES } from '#contract/error-replies.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { isPage, pageKey } from '#contract/pages.ts'
import { type Encoding, pickEncoding } from '#server/http/encoding.ts'
import { type KeptAnswer, sendKept } from '#server/http/kept-answer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { createSemaphore } from '#server/kernel/semaphore.ts'
import { type Address, canonicalPath, LONGEST_PATH, splitAddress } from './canonical-path.ts'
import { type Dress, dressPage } from './drawn-page.ts'
import { ASKING_PAGE_CSP, answerWithoutLanguage, requestedLanguage } from './language-redirect.ts'
import type { Drawing, PageCache } from './page-cache.ts'
import type { PageAnswer, PageHandler } from './page-handler.ts'
import { PLAIN_PAGE_CSP, plainPage } from './plain-page.ts'

type Deps = {
  draw: PageHandler
  /** Null renders every page at every request. */
  cache: Pick<PageCache, 'get'> | null
  dress: Dress
  publicUrl: string
  siteName: string
}

const NOT_KEPT = 'no-store'
const FILE_FOLDERS = /^\/(assets|art|fonts|icons)\//
/** Pages that are not cached are rendered a few at a time; a flood of them gets 503 with Retry-After. */
const RENDERS = { concurrency: 8, maxQueued: 100, timeoutMs: 3_000 }
/** Under this one address a language's page for "not found" is rendered, and cached, for all others. */
const notFoundKey = (language: Language) => `/${language}/404`
const NOT_FOUND_KEYS = new Set(LANGUAGES.map(notFoundKey))
const NOT_FOUND_SECONDS = 60
const LANGUAGE_PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/\\\\]|$)`)

export type PageReplies = ReturnType<typeof createPageReplies>

export function createPageReplies({ draw, cache, dress, publicUrl, siteName }: Deps) {
  const semaphore = createSemaphore(RENDERS)

  async function drawPage(key: string, wanted: Encoding): Promise<Drawing> {
    const answer = await semaphore(() => draw(publicUrl + key))
    const freshSeconds = cache ? sharedSeconds(answer, key) : 0
    return { page: await dressPage(answer, dress, { key, kept: freshSeconds > 0, wanted }), freshSeconds }
  }

  async function findPage(request: FastifyRequest, key: string): Promise<KeptAnswer> {
    const wanted = pickEncoding(request.headers['accept-encoding'])
    return cache ? cache.get(key, () => drawPage(key, wanted)) : (await drawPage(key, wanted)).page
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, key: string, status?: number) {
    const page = await findPage(request, key)
    reply.hijack()
    sendKept(request.raw, reply.raw, status === undefined ? page : { ...page, status })
  }

  function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, status?: number): Promise<void> {
    return sendPage(request, reply, notFoundKey(languageOf(request)), status)
  }

  function answerUnprefixed(request: FastifyRequest, reply: FastifyReply, { path, search }: Address) {
    if (FILE_FOLDERS.test(path)) return reply.callNotFound()
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const answer = answerWithoutLanguage({ url: path + search, cookie, acceptLanguage, siteName })
    reply.header('vary', 'cookie, accept-language').header('cache-control', NOT_KEPT)
    if (answer.kind === 'redirect') return reply.redirect(answer.location, 302)
    reply.header('content-security-policy', ASKING_PAGE_CSP)
    return reply.type('text/html; charset=utf-8').send(answer.html)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { path, search } = splitAddress(request.raw.url ?? '/')
    if (path.length > LONGEST_PATH) return sendNotFoundPage(request, reply, ERROR_REPLIES.uri_too_long.status)
    const canonical = canonicalPath(path)
    if (canonical === null) return sendNotFoundPage(request, reply)
    const key = pageKey(canonical + search)
    if (key === null) return answerUnprefixed(request, reply, { path: canonical, search })
    if (canonical !== path) return reply.redirect(canonical + search, 308)
    // While developing there are pages that the list does not name.
    if (cache && !isPage(canonical)) return sendNotFoundPage(request, reply)
    return sendPage(request, reply, key)
  }

  /** Without React, because that may be what failed, or what is busy. */
  function sendFailed(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { code, retryAfterSeconds } = error instanceof AppError ? error : new AppError('internal')
    if (code === 'internal') request.log.error({ err: error }, 'page failed')
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    return reply
      .code(ERROR_REPLIES[code].status)
      .headers(dress.common)
      .header('cache-control', NOT_KEPT)
      .header('content-security-policy', PLAIN_PAGE_CSP)
      .type('text/html; charset=utf-8')
      .send(plainPage(languageOf(request)))
  }

  /** For those who call it outside of a route. Never rejects: nobody would catch it, and the process would end. */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sendNotFoundPage(request, reply).catch((error) => sendFailed(error, request, reply))
  }

  return { answer, sendNotFound, sendFailed }
}

/** How long everyone may be shown the same copy. */
function sharedSeconds({ status, headers }: PageAnswer, key: string): number {
  if (status === 404 && NOT_FOUND_KEYS.has(key)) return NOT_FOUND_SECONDS
  if (status !== 200) return 0
  return Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
}

/** That of the address; else the one that the visitor would be redirected to. */
function languageOf({ raw, headers }: FastifyRequest): Language {
  const address = splitAddress(raw.url ?? '/')
  return (
    (LANGUAGE_PREFIX.exec(address.path)?.[1] as Language | undefined) ??
    requestedLanguage(address.search, headers)
  )
}
