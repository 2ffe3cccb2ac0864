// Every page before its script: title, language, heading, links and forms. What is visible: tests/e2e/phone/without-script.spec.ts.
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import type { Language } from '#contract/language.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const TEXTS = { en, id }

const site = await siteOfFile()

/** Document title and heading of each page. */
const EXPECTED: Record<Language, Record<string, [title: string, heading: string]>> = {
  en: {
    '': ['Angkasa Network', 'AngkasaNetwork'],
    '/leaderboard': ['Leaderboard · Angkasa Network', 'Leaderboard'],
    '/vote': ['Vote · Angkasa Network', "Today's expedition"],
    '/maps': ['Maps', 'Live maps'],
    '/premiumtiers': ['Premium tiers', 'Premium tiers'],
    '/premiumtiers?tab=tycoon': ['Premium tiers', 'Premium tiers'],
    '/premiumtiers?tab=creative': ['Premium tiers', 'Premium tiers'],
    '/store': ['Store', 'Store'],
    '/store/basket': ['Basket', 'Basket'],
    '/store/orders': ['My orders', 'My orders'],
    '/status': ['Server status', 'Everything is up'],
    '/terms': ['Terms of service · Angkasa Network', 'Terms of service'],
    '/nowhere': ['Page Not Found', 'Page Not Found'],
  },
  id: {
    '': ['Angkasa Network', 'AngkasaNetwork'],
    '/leaderboard': ['Leaderboard · Angkasa Network', 'Leaderboard'],
    '/vote': ['Vote · Angkasa Network', 'Ekspedisi hari ini'],
    '/maps': ['Live map', 'Live map'],
    '/premiumtiers': ['Tier premium', 'Tier premium'],
    '/premiumtiers?tab=tycoon': ['Tier premium', 'Tier premium'],
    '/premiumtiers?tab=creative': ['Tier premium', 'Tier premium'],
    '/store': ['Store', 'Store'],
    '/store/basket': ['Keranjang', 'Keranjang'],
    '/store/orders': ['Pesananku', 'Pesananku'],
    '/status': ['Status server', 'Semuanya normal'],
    '/terms': ['Syarat layanan · Angkasa Network', 'Syarat layanan'],
    '/nowhere': ['Halaman tidak ditemukan', 'Halaman tidak ditemukan'],
  },
}

test.each(['en', 'id'] as const)(
  'every page in %s has its title, language, heading and links',
  async (language) => {
    for (const [path, expected] of Object.entries(EXPECTED[language])) {
      const page = parseHtml(await site.text(`/${language}${path}`))
      const texts = (selector: string) => textsOf(page.querySelectorAll(selector))
      expect([page.title, ...texts('h1')], path).toEqual(expected)
      expect(page.documentElement.lang).toBe(language)
      expect(
        [...page.querySelectorAll('footer a')].filter((link) => !link.closest('main')),
        path,
      ).toHaveLength(15)
      expect(texts('footer').join()).toContain(TEXTS[language].shell.disclaimer)
      expect(page.querySelectorAll('main a').length, path).toBeGreaterThan(0)
      // Only the script hides a section until it is scrolled to.
      expect(page.querySelectorAll('[data-reveal]'), path).toHaveLength(0)
      if (path === '') expect(page.querySelectorAll('.reveal').length).toBeGreaterThanOrEqual(3)
    }
  },
)

const open = async (path: string) => parseHtml(await site.text(path))
const hrefsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

test('tabs and products are links', async () => {
  const tiers = hrefsOf(await open('/id/premiumtiers'), '[role=tab]')
  expect(tiers).toEqual(['/id/premiumtiers?tab=tycoon', '/id/premiumtiers', '/id/premiumtiers?tab=creative'])

  const boards = await open('/en/leaderboard?tab=survival')
  expect(hrefsOf(boards, '[role=tab]')).toContain('/en/leaderboard')
  expect(textsOf(boards.querySelectorAll('[role=tabpanel] h2'))).toHaveLength(7)
  expect(boards.querySelectorAll('[role=tabpanel] section li')).toHaveLength(7 * 5)

  const store = await open('/id/store')
  const [product] = hrefsOf(store, 'main a.pack')
  expect(textsOf((await open(product ?? '')).querySelectorAll('h1'))).toEqual(['20 Premium Points'])
})

test('Play Now is a form that opens the page of both editions', async () => {
  const { join, shell } = id
  const vote = await open('/id/vote')
  const button = [...vote.querySelectorAll('header button')].find((one) =>
    one.textContent.includes(shell.play),
  )
  const form = vote.getElementById(button?.getAttribute('form') ?? '')
  expect([button?.getAttribute('type'), form?.getAttribute('action')]).toEqual(['submit', '/id/play'])
  const page = await open('/id/play')
  expect(textsOf(page.querySelectorAll('h1'))).toEqual(['Masuk ke Angkasa'])
  expect(textsOf(page.querySelectorAll('h2'))).toEqual(expect.arrayContaining([join.bedrock, join.java]))
  expect(page.querySelector('main')?.textContent).toContain('19132')
})

test('the strip of the demo is in the served console, and leads to Go live', async () => {
  for (const [language, words] of [
    ['en', 'Visitors see demo data · Set up your site'],
    ['id', 'Pengunjung melihat data demo · Siapkan situsmu'],
  ]) {
    const page = await open(`/${language}/admin/home`)
    expect(textsOf(page.querySelectorAll('.demo-strip'))).toEqual([words])
    expect(hrefsOf(page, '.demo-strip')).toEqual([`/${language}/admin/go-live`])
  }
})
