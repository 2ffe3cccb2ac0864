// Security and cache headers of one reply of every kind, and of every API call.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { OFFLINE_PATHS, SERVICE_WORKER_PATH } from '#contract/site/offline.ts'
import { openFuzzedSite } from './fuzzed-site.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-headers-'))
const site = await openFuzzedSite({ DATA_DIR: dataDir })
const known = await site.fill()
const { images } = await (await site.open()).json('/gamemode-images')
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
const OFFLINE = new RegExp(`^${NOTHING}; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; img-src data:$`)
const PAGE =
  /^default-src 'self'; script-src 'self'(?: 'sha256-[^']+')*; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'/
const REVALIDATED = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

function check({ headers }: Response, policy: RegExp): void {
  expect(Object.fromEntries(headers)).toMatchObject(EVERYWHERE)
  expect(NEVER.filter((name) => headers.has(name))).toEqual([])
  expect(headers.get('content-security-policy')).toMatch(policy)
  expect(headers.get('content-security-policy')).not.toMatch(
    /unsafe-eval|script-src[^;]*(?:unsafe-inline|\*|http)/,
  )
}

const html = await site.text('/en')
const etag = (await site.get('/en')).headers.get('etag') ?? ''

test.each<[path: string, status: number, policy: RegExp, cache: string | null, init?: RequestInit]>([
  ['/en', 200, PAGE, REVALIDATED],
  ['/en', 304, PAGE, REVALIDATED, { headers: { 'if-none-match': etag } }],
  ['/en/%E0%A4%A', 404, PAGE, 'no-store'],
  [`/en/${'a'.repeat(600)}`, 414, PAGE, 'no-store'],
  ['/en/store/product/nothing', 404, PAGE, 'no-store'],
  [`/en/store/checkout/${known.reference?.[0]}`, 200, PAGE, 'no-store'],
  ['/id/admin/store', 200, PAGE, 'no-store'],
  ['/vote', 200, DATA, 'no-store', { headers: { 'accept-language': 'id' } }],
  ['/vote?lng=id', 302, DATA, 'no-store'],
  ['/en/vote/', 308, DATA, null],
  ['/assets/nothing.js', 404, DATA, null],
  ['/uploads/nothing.webp', 404, DATA, null],
  [images[0].image_url, 200, DATA, IMMUTABLE],
  ['/sitemap.xml', 200, DATA, 'public, max-age=3600'],
  ['/en', 405, DATA, null, { method: 'POST', body: 'x' }],
  ['/api/nothing', 404, DATA, 'no-store'],
  ['/api/health', 405, DATA, 'no-store', { method: 'DELETE' }],
  ['/api/admin/login', 413, DATA, 'no-store', { method: 'POST', body: 'x'.repeat(70_000) }],
  ['/api/admin/login', 415, DATA, 'no-store', { method: 'POST', body: new Uint8Array(3) }],
  ['/api/admin/overview', 401, DATA, 'no-store'],
  ['/api/admin/products', 401, DATA, 'no-store', { method: 'OPTIONS' }],
  [SERVICE_WORKER_PATH, 200, WORKER, 'no-cache'],
  [OFFLINE_PATHS.id, 200, OFFLINE, 'no-cache'],
])('%s (%i) has all security headers', async (path, status, policy, cache, init = {}) => {
  const response = await fetch(site.url + path, { redirect: 'manual', ...init })
  await response.arrayBuffer()

  check(response, policy)
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, cache])
})

test('a script is immutable, and a redirect to another host is not sniffed', async () => {
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  const { headers } = await site.get(script)
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    IMMUTABLE,
    'nosniff',
  ])
  const redirect = await site.get('/en/vote/3')
  expect([redirect.status, redirect.headers.get('x-content-type-options')]).toEqual([302, 'nosniff'])
  expect([redirect.headers.get('cache-control'), redirect.headers.get('set-cookie')]).toEqual([
    'no-store',
    null,
  ])
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
