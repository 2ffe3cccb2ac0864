// Headers and cookies may be garbage, and a person may mistype: the answer is a page. Garbage paths: security/redirects.test.ts.
import { expect, test } from 'vitest'
import { headerOf, requestRaw } from '#tests/security/raw-http.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

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
