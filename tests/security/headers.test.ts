// Security and cache headers of every kind of response: page, data, file, redirect, error.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { OFFLINE_PATHS, SERVICE_WORKER_PATH } from '#contract/site/offline.ts'
import { openFuzzedSite } from './fuzzed-site.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-headers-'))
const site = await openFuzzedSite({ DATA_DIR: dataDir })
const known = await site.fill()
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
}
const NEVER = ['x-powered-by', 'server', 'set-cookie', 'access-control-allow-origin', 'x-aspnet-version']
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const DATA = new RegExp(`^${NOTHING}(?:; script-src 'sha256-[^']+')?$`)
const WORKER = new RegExp(`^${NOTHING}; connect-src 'self'$`)
const OFFLINE = new RegExp(`^${NOTHING}; style-src 'sha256-[^']+'; img-src data:$`)
const PAGE =
  /^default-src 'self'; script-src 'self'(?: 'sha256-[^']+')?; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'/

function check({ headers }: Response, policy: RegExp): void {
  expect(Object.fromEntries(headers)).toMatchObject(EVERYWHERE)
  expect(NEVER.filter((name) => headers.has(name))).toEqual([])
  expect(headers.get('content-security-policy')).toMatch(policy)
  expect(headers.get('content-security-policy')).not.toMatch(
    /unsafe-eval|script-src[^;]*(?:unsafe-inline|\*|http)/,
  )
}

const PAGES: [path: string, status: number, cache: string][] = [
  ...['/en', '/id/vote', '/en/leaderboard', '/en/store'].map(
    (path) => [path, 200, 'public, max-age=0, must-revalidate'] as [string, number, string],
  ),
  ['/en/nothing', 404, 'no-store'],
  ['/en/%E0%A4%A', 404, 'no-store'],
  [`/en/${'a'.repeat(600)}`, 414, 'no-store'],
  ['/en/store/product/nothing', 404, 'no-store'],
  ['/en/store/checkout/nothing', 404, 'no-store'],
  ['/en/vote/3', 302, 'no-store'],
]

test.each(PAGES)('page %s has all security headers (%i)', async (path, status, cache) => {
  const response = await site.get(path)

  expect([response.status, response.headers.get('cache-control')]).toEqual([status, cache])
  if (status === 302) expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  else check(response, PAGE)
})

test('a 304 response has all security headers', async () => {
  const etag = (await site.get('/en')).headers.get('etag') ?? ''
  const response = await site.get('/en', { 'if-none-match': etag })
  expect(response.status).toBe(304)
  check(response, PAGE)
})

test('payment and admin pages are not cacheable', async () => {
  for (const path of [`/en/store/checkout/${known.reference?.[0]}`, '/en/admin/login', '/id/admin/store']) {
    const response = await site.get(path)
    check(response, PAGE)
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})

const OTHERS: [what: string, path: string, init: RequestInit, status: number][] = [
  ['the page that asks the browser', '/vote', { headers: { 'accept-language': 'id' } }, 200],
  ['a redirect to a language', '/vote?lng=id', {}, 302],
  ['a slash too many', '/en/vote/', {}, 308],
  ['a file that there is not', '/assets/nothing.js', {}, 404],
  ['an upload that there is not', '/uploads/nothing.webp', {}, 404],
  ['a head while heads are off', '/heads/64-Steve.webp', {}, 404],
  ['a share picture of nobody', '/players/en/Nobody_Here.jpg', {}, 404],
  ['the sitemap', '/sitemap.xml', {}, 200],
  ['robots', '/robots.txt', {}, 200],
  ['the manifest', '/site.webmanifest', {}, 200],
  ['a page that is sent something', '/en', { method: 'POST', body: 'x' }, 405],
  ['something sent to where nothing is', '/en/nothing', { method: 'POST', body: 'x' }, 404],
  ['no such call', '/api/nothing', {}, 404],
  ['a call in another method', '/api/health', { method: 'DELETE' }, 405],
  ['a body too large', '/api/admin/login', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
  ['a body of another kind', '/api/admin/login', { method: 'POST', body: new Uint8Array(3) }, 415],
  ['no token', '/api/admin/overview', {}, 401],
  ['a question before the question', '/api/admin/products', { method: 'OPTIONS' }, 401],
]

test.each(OTHERS)('%s has all security headers', async (_what, path, init, status) => {
  const response = await fetch(site.url + path, { redirect: 'manual', ...init })
  await response.text()

  expect(response.status).toBe(status)
  check(response, DATA)
  if (path.startsWith('/api/')) expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['the service worker', SERVICE_WORKER_PATH, WORKER, 'text/javascript; charset=utf-8'],
  ['the English offline page', OFFLINE_PATHS.en, OFFLINE, 'text/html; charset=utf-8'],
  ['the Indonesian offline page', OFFLINE_PATHS.id, OFFLINE, 'text/html; charset=utf-8'],
])('%s has all security headers and is revalidated', async (_what, path, policy, type) => {
  const response = await site.get(path)
  await response.text()

  check(response, policy)
  const { status, headers } = response
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, 'no-cache'])
})

test('the share picture of a player has all security headers', async () => {
  // The boards are read in the background.
  const boards = await vi.waitFor(async () => {
    const reply = await site.get('/api/leaderboards/survival')
    expect(reply.status).toBe(200)
    return reply.json()
  }, 10_000)
  const { name } = boards.vault_eco_balance.weekly[0]
  const response = await site.get(`/players/en/${encodeURIComponent(name)}.jpg`)
  await response.arrayBuffer()

  check(response, DATA)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
})

function contentType(path: string): RegExp {
  if (path.startsWith('/api/admin/export/')) return /^text\/csv; charset=utf-8$/
  return path === '/api/admin/site-file' ? /^application\/zip$/ : /^application\/json/
}

/** Public data, the same for everyone. */
const FOR_EVERYONE =
  /^\/api\/(leaderboards\/\w+|server-status\/\w+|gamemodes\/images|store\/products|status\/history)$/

test('every API reply has all security headers, and only public data is cacheable', async () => {
  const token = await site.signIn()
  for (const { endpoint, domain } of calls.filter(({ endpoint: { method } }) => method === 'GET')) {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => known[`${domain}.${name}`]?.[0] ?? 'NOTHING')
    const response = await site.get(path, endpoint.admin ? { authorization: `Bearer ${token}` } : {})
    await response.text()
    check(response, DATA)
    const expected = FOR_EVERYONE.test(path) && response.status === 200 ? 'no-cache' : 'no-store'
    expect([path, response.headers.get('cache-control')]).toEqual([path, expected])
    expect(response.headers.get('content-type'), path).toMatch(contentType(path))
  }
})

test('files are immutable, have their content type and set no cookie', async () => {
  const html = await (await site.get('/en')).text()
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  const { images } = await (await site.asAdmin('/api/admin/gamemode-images')).json()
  for (const path of [script, images[0].image_url]) {
    const { headers, status } = await site.get(path)
    expect([path, status, headers.get('cache-control')]).toEqual([
      path,
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
  }
  expect((await site.get(images[0].image_url)).headers.get('content-security-policy')).toMatch(DATA)
})

test('429 and 500 replies have all security headers', async () => {
  const wrong = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ username: 'nobody', password: 'x' })
  const login = () => fetch(`${site.url}/api/admin/login`, { ...wrong, body })
  await login()
  const second = await login()
  expect(second.status).toBe(429)
  check(second, DATA)

  const database = new DatabaseSync(join(dataDir, 'angkasa.db'))
  database.exec('alter table product rename to gone')
  const failed = await site.get(`/api/store/products/${'0'.repeat(26)}`)
  database.exec('alter table gone rename to product')
  database.close()
  expect(failed.status).toBe(500)
  expect(await failed.json()).toEqual({ error: 'Something went wrong on our side.', code: 'internal' })
  check(failed, DATA)
})
