// Replies to every address outside the API: a page, a redirect to one, or an error page.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { MARKED_QUERY } from '#content/locales/marks.ts'
import { ERROR_REPLIES } from '#contract/errors.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { matchPage, PAGES, type Page, type PageQueries, pageKey } from '#contract/pages.ts'
import type { ByteCache, Produced } from '#server/platform/http/byte-cache.ts'
import { type Encoding, encodeBody, encodeOnce, pickEncoding } from '#server/platform/http/encoding.ts'
import { DATA_CSP, pageCsp, type SecuritySettings } from '#server/platform/http/security-headers.ts'
import {
  replyStored,
  type StoredResponse,
  toStoredResponse,
  weakEtag,
} from '#server/platform/http/stored-response.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { DATABASE_RETRY_SECONDS, isDatabaseAway } from '#server/platform/kernel/database-away.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'
import { plainPage } from './bare-document.ts'
import { type Address, canonicalPath, LONGEST_PATH, splitAddress } from './canonical-path.ts'
import { REDIRECT_PAGE_CSP, redirectToLanguage, requestedLanguage } from './language-redirect.ts'
import type { PageHandler, RenderedPage } from './page-handler.ts'

export type PageHeaders = {
  /** The sources that a page may load depend on its contents, which admins change. */
  security(page: string): Promise<SecuritySettings>
  common: Readonly<Record<string, string>>
  /** Off in development: the hot-reload client loads in ways that the policy forbids. */
  withCsp: boolean
}

type Deps = {
  render: PageHandler
  /** Null renders every page for every request. */
  cache: Pick<ByteCache, 'get'> | null
  headers: PageHeaders
  publicUrl: string
  siteName: () => string
  accent: () => string
  queries: () => PageQueries
}

const NOT_CACHED = 'no-store'
const FILE_FOLDERS = /^\/(assets|art|fonts|icons)\//
/** Pages that are not cached are rendered a few at a time; a flood of them gets 503 with Retry-After. */
const RENDERS = { concurrency: 8, maxQueued: 100, timeoutMs: 3_000 }
/** One rendered page for "not found" per language serves all missing addresses. */
const notFoundKey = (language: Language) => `/${language}/404`
const NOT_FOUND_KEYS = new Set(LANGUAGES.map(notFoundKey))
const NOT_FOUND_SECONDS = 60
const LANGUAGE_PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/\\\\]|$)`)
/** An index that cannot be read leads to the vote page, as one that is no number does. */
const VOTE_INDEX = new RegExp(`^((?:/(?:${LANGUAGES.join('|')}))?/vote)/[^/\\\\]+/?$`)

export type PageReplies = ReturnType<typeof createPageReplies>

export function createPageReplies(deps: Deps) {
  const { render, cache, headers, publicUrl, siteName, accent, queries } = deps
  const semaphore = createSemaphore(RENDERS)

  async function renderPage(key: string, accepted: Encoding): Promise<Produced> {
    const rendered = await semaphore(() => render(new URL(publicUrl + key)))
    const freshSeconds = cache ? cacheSeconds(rendered, key) : 0
    const response = await toPageResponse(rendered, headers, { cached: freshSeconds > 0, accepted })
    return { response, freshSeconds }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, key: string, status?: number) {
    const accepted = pickEncoding(request.headers['accept-encoding'])
    const produce = () => renderPage(key, accepted)
    const page = cache ? await cache.get(key, produce) : (await produce()).response
    replyStored(request, reply, status === undefined ? page : { ...page, status })
  }

  function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, status?: number): Promise<void> {
    return sendPage(request, reply, notFoundKey(languageOf(request)), status)
  }

  function replyWithoutLanguage(request: FastifyRequest, reply: FastifyReply, { path, search }: Address) {
    if (FILE_FOLDERS.test(path)) return reply.callNotFound()
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const redirect = redirectToLanguage({ url: path + search, cookie, acceptLanguage, siteName: siteName() })
    reply.header('vary', 'cookie, accept-language').header('cache-control', NOT_CACHED)
    if (redirect.kind === 'redirect') return sendRedirect(reply, redirect.location, 302)
    reply.header('content-security-policy', REDIRECT_PAGE_CSP)
    return reply.type('text/html; charset=utf-8').send(redirect.html)
  }

  async function replyTo(request: FastifyRequest, reply: FastifyReply) {
    const { path, search } = splitAddress(request.raw.url ?? '/')
    if (path.length > LONGEST_PATH) return sendNotFoundPage(request, reply, ERROR_REPLIES.uri_too_long.status)
    const canonical = canonicalPath(path) ?? canonicalPath(path.replace(VOTE_INDEX, '$1'))
    if (canonical === null) return sendNotFoundPage(request, reply)
    const key = pageKey(canonical + search, queries())
    if (key === null) return replyWithoutLanguage(request, reply, { path: canonical, search })
    if (canonical !== path) return sendRedirect(reply, canonical + search, 308)
    if (!matchPage(canonical)) return sendNotFoundPage(request, reply)
    return sendPage(request, reply, key)
  }

  /** A public page with marks around its texts, also the one for missing addresses; never cached. */
  async function preview(path: string): Promise<string> {
    const isAdmin = matchPage(path)?.name.startsWith('admin-') === true
    if (isAdmin || !LANGUAGE_PREFIX.test(path) || canonicalPath(path) !== path)
      throw new AppError('not_found')
    const address = new URL(publicUrl + path)
    address.search = MARKED_QUERY
    const rendered = await semaphore(() => render(address))
    if (rendered.kind === 'redirect') throw new AppError('not_found')
    return rendered.html
  }

  /** Without React, because React may be what failed, or what is overloaded. */
  function sendFailed(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { code, retryAfterSeconds } = error instanceof AppError ? error : toAppError(error)
    if (!(error instanceof AppError)) request.log.error({ err: error }, 'page failed')
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    const { html, csp } = plainPage(languageOf(request), accent())
    return reply
      .code(ERROR_REPLIES[code].status)
      .headers(headers.common)
      .header('cache-control', NOT_CACHED)
      .header('content-security-policy', csp)
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /** For callers outside of a route. Never rejects: an unhandled rejection would end the process. */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sendNotFoundPage(request, reply).catch((error) => sendFailed(error, request, reply))
  }

  /** For an address that the router cannot read. */
  async function sendUnreadable(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await replyTo(request, reply).catch((error) => sendFailed(error, request, reply))
  }

  return { replyTo, preview, sendNotFound, sendUnreadable, sendFailed }
}

/** An outage is no bug: search engines come back after a 503. */
function toAppError(error: unknown): AppError {
  return isDatabaseAway(error)
    ? new AppError('unavailable', { retryAfterSeconds: DATABASE_RETRY_SECONDS })
    : new AppError('internal')
}

function cacheSeconds(rendered: RenderedPage, key: string): number {
  if (rendered.kind === 'redirect') return 0
  const { status, page } = rendered
  if (status === 404 && NOT_FOUND_KEYS.has(key)) return NOT_FOUND_SECONDS
  return status === 200 ? (findPage(page)?.cacheSeconds ?? 0) : 0
}

/** Undefined for `not-found`. */
function findPage(name: string): Page | undefined {
  return name in PAGES ? PAGES[name as keyof typeof PAGES] : undefined
}

/** By the path, else the one that the visitor would be redirected to. */
function languageOf({ raw, headers }: FastifyRequest): Language {
  const address = splitAddress(raw.url ?? '/')
  return (
    (LANGUAGE_PREFIX.exec(address.path)?.[1] as Language | undefined) ??
    requestedLanguage(address.search, headers)
  )
}

function sendRedirect(reply: FastifyReply, location: string, status: 302 | 308) {
  return reply.header('content-security-policy', DATA_CSP).redirect(location, status)
}

/** Everyone gets the same copy, and browsers revalidate it. */
const CACHED = 'public, max-age=0, must-revalidate'
const NO_BODY = Buffer.alloc(0)

type Use = {
  cached: boolean
  /** A page that is not cached is encoded only for its one request. */
  accepted: Encoding
}

/** A rendered page with its headers, ready to be sent. */
async function toPageResponse(
  rendered: RenderedPage,
  { common, security, withCsp }: PageHeaders,
  { cached, accepted }: Use,
): Promise<StoredResponse> {
  const shared = Object.entries(common).flat()
  if (rendered.kind === 'redirect') {
    const bodies = { br: NO_BODY, gzip: NO_BODY, identity: NO_BODY }
    const headers = ['location', rendered.location, 'cache-control', NOT_CACHED, ...shared]
    headers.push('content-security-policy', DATA_CSP)
    return toStoredResponse({ status: rendered.status, etag: weakEtag(NO_BODY), bodies }, headers)
  }
  const { status, page, html } = rendered
  const body = Buffer.from(html)
  const headers = [
    ...['content-type', 'text/html; charset=utf-8'],
    // A missing page may exist tomorrow, and the console is nobody else's: we cache them, browsers do not.
    ...['cache-control', cached && status === 200 && !page.startsWith('admin-') ? CACHED : NOT_CACHED],
    ...(findPage(page)?.robots === 'noindex' ? ['x-robots-tag', 'noindex'] : []),
    ...shared,
    ...(withCsp ? ['content-security-policy', pageCsp(html, await security(page))] : []),
  ]
  const bodies = cached ? await encodeBody(body) : encodeOnce(body, accepted)
  return toStoredResponse({ status, etag: weakEtag(body), bodies }, headers)
}
