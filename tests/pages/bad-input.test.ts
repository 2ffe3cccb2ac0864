// Any path, query, header or cookie may be garbage: the answer stays on this host and is never a 5xx.
import { expect, test } from 'vitest'
import { headerOf, requestRaw } from '#tests/security/raw-http.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

const PATHS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/en//evil.example',
  '/en/%2f%2fevil.example',
  '/en/\\evil.example',
  '/en/..//evil.example',
  '/en/..;/evil',
  '/en/%00',
  '/%00',
  '/en/%E0%A4%A',
  '/%',
  '/en%',
  '/EN',
  '/de',
  '/en/vote/%00',
  '/en/vote/..%2f..',
  '/en/vote/1%0d%0aSet-Cookie:x=1',
  '/en/premiumtiers?tab=__proto__',
  '/en/premiumtiers?tab=creative&tab=tycoon',
  '/en/premiumtiers?tab=%00',
  '/en?lng=//evil',
  '/?lng=en%0d%0a',
  '/en/vote?index',
  `/${'a'.repeat(8_000)}`,
  `/en/${'%2e'.repeat(2_000)}`,
  '/en/?',
  '/en?',
  '/?',
  '/en/vote///',
  '/en/vote/1/',
  '/en/vote/1/2',
  '/*',
  '/en/*',
  '/en/constructor',
  '/en/__proto__',
  '/api/../en',
  '/en;x=1',
  '/en/vote;x',
  '/favicon.ico/x',
  '/sitemap.xml/',
  '/en/vote#x',
  '/.git/config',
  '/.env',
]

const HEADERS = [[], ['accept-language: id'], ['cookie: i18next=../', 'accept-language: *']]

test.each(PATHS)('%j is answered with a page, a redirect on this host or a clean 4xx', async (path) => {
  for (const headers of HEADERS) {
    const answer = await requestRaw(site.url, path, headers)
    const { status, body } = answer
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    expect(headerOf(answer, 'set-cookie')).toBeUndefined()
    const location = headerOf(answer, 'location')
    if (status >= 300 && status < 400) {
      expect(location).toMatch(/^\/(en|id)(\/(?!\/)|\?|$)/)
      expect(new URL(location ?? '', 'https://angkasa.test').host).toBe('angkasa.test')
    }
    expect(body).not.toMatch(/\bat .*\.(ts|js):\d+/)
  }
})

test.each([
  '/en/vote/%00',
  '/id/%zz',
  '/en/%E0%A4%A',
  '/%',
  '/assets/none.js',
  '/uploads/none',
  `/id/${'/'.repeat(600)}`,
])('a person who types %s gets a page in their language', async (path) => {
  const language = path.startsWith('/id') ? 'id' : 'en'
  const answer = await requestRaw(site.url, path, ['accept: text/html,*/*'])
  const { status, body } = answer

  expect([404, 414]).toContain(status)
  expect(headerOf(answer, 'content-type')).toBe('text/html; charset=utf-8')
  expect(body).toContain(`<html lang="${language}">`)
  expect(body).toContain(language === 'id' ? 'Halaman tidak ditemukan' : 'Page Not Found')
})

test('an API call with a too long address gets 414 as JSON', async () => {
  const { status, body } = await requestRaw(site.url, `/api/store/products/${'a'.repeat(512)}`)
  expect([status, JSON.parse(body).code]).toEqual([414, 'uri_too_long'])
})

const ODD_HEADERS = [
  ['host: evil.example'],
  ['x-forwarded-host: evil.example', 'x-forwarded-proto: https'],
  ['forwarded: host=evil.example'],
  ['x-original-url: /admin', 'x-rewrite-url: /admin'],
  [`accept-language: ${'x'.repeat(4_000)}`],
  ['accept-language: en;q=banana,;;;,id;q=-1'],
  [`cookie: i18next=${'a'.repeat(4_000)}`],
  ['cookie: i18next=%00; i18next; =; ;;;'],
  ['accept-encoding: ,,;q=;br;q=2'],
  ['if-none-match: W/"'],
  ['range: bytes=0-1,5-9999999'],
  ['content-length: 5'],
]

test.each(ODD_HEADERS)('odd headers %j change neither the page nor its redirect', async (...headers) => {
  const page = await requestRaw(site.url, '/en/vote', headers)
  expect(page.status).toBe(200)
  expect(page.body).not.toContain('evil.example')
  const redirect = await requestRaw(site.url, '/vote', headers)
  expect([200, 302]).toContain(redirect.status)
  expect(headerOf(redirect, 'location') ?? '/en/vote').toMatch(/^\/(en|id)\/vote$/)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s on a page changes nothing and is refused',
  async (method) => {
    const response = await fetch(`${site.url}/en/vote`, {
      method: method === 'TRACE' ? 'OPTIONS' : method,
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(response.headers.get('content-type')).toMatch(/json/)
  },
)
