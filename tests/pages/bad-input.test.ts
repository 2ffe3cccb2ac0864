// Headers and cookies may be garbage, and a person may mistype: the answer is a page, for an unknown address with a way home. Garbage paths: security/redirects.test.ts.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { headerOf, requestRaw } from '#tests/security/raw-http.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

test.each([
  '/en/nothing/%00',
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

const EXPECTED = {
  en: { title: 'Page Not Found', back: 'Back to Home' },
  id: { title: 'Halaman tidak ditemukan', back: 'Kembali ke Beranda' },
}

test.each(['/nowhere', '/deep/er/still', '/vote/1/2', '/%F0%9F%98%80', '/.env'])(
  'the unknown page %s is a 404 with noindex, a link home and the pages of the bar, in its language',
  async (path) => {
    for (const language of LANGUAGES) {
      const { title, back } = EXPECTED[language]
      const response = await site.get(`/${language}${path}`)
      const page = parseHtml(await response.text())
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(page.title).toBe(title)
      expect(textsOf(page.querySelectorAll('h1'))).toEqual([title])
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
      expect(page.querySelector('link[rel=canonical]')).toBeNull()
      const links = [...page.querySelectorAll('main a')]
      expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
        [back, `/${language}`],
        ['Leaderboard', `/${language}/leaderboard`],
        ['Vote', `/${language}/vote`],
        ['Store', `/${language}/store`],
      ])
    }
  },
)

test('a page in another letter case has no canonical address of its own', async () => {
  expect(await site.text('/en/Vote')).not.toMatch(/rel="canonical"[^>]*\/en\/Vote"/)
})
