// A rendered page with its headers, ready to be sent.
import { PAGES, type Page } from '#contract/pages.ts'
import { type Encoding, encodeBody, encodeOnce } from '#server/platform/http/encoding.ts'
import { DATA_CSP, pageCsp, type SecuritySettings } from '#server/platform/http/security-headers.ts'
import { type StoredResponse, toStoredResponse, weakEtag } from '#server/platform/http/stored-response.ts'
import type { RenderedPage } from './page-handler.ts'

export type PageHeaders = {
  /** The sources that a page may load depend on its contents, which admins change. */
  security(page: string): Promise<SecuritySettings>
  common: Readonly<Record<string, string>>
  /** Off in development: the hot-reload client loads in ways that the policy forbids. */
  withCsp: boolean
}

/** Everyone gets the same copy, and browsers revalidate it. */
const CACHED = 'public, max-age=0, must-revalidate'
const NOT_CACHED = 'no-store'
const NO_BODY = Buffer.alloc(0)

type Use = {
  cached: boolean
  /** A page that is not cached is encoded only for its one request. */
  accepted: Encoding
}

export async function toPageResponse(
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
    // A missing page may exist tomorrow: we cache it, browsers do not.
    ...['cache-control', cached && status === 200 ? CACHED : NOT_CACHED],
    ...(robotsOf(page) === 'noindex' ? ['x-robots-tag', 'noindex'] : []),
    ...shared,
    ...(withCsp ? ['content-security-policy', pageCsp(html, await security(page))] : []),
  ]
  const bodies = cached ? await encodeBody(body) : encodeOnce(body, accepted)
  return toStoredResponse({ status, etag: weakEtag(body), bodies }, headers)
}

function robotsOf(page: string): Page['robots'] {
  return page in PAGES ? (PAGES[page as keyof typeof PAGES] as Page).robots : undefined
}
