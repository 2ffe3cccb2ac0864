// Unknown pages: 404, noindex, and a link home in the language.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

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
  expect(await (await site.get('/en/Vote')).text()).not.toMatch(/rel="canonical"[^>]*\/en\/Vote"/)
})
