// Every page before its script: title, language, heading and links. What is visible: tests/e2e/phone/without-script.spec.ts.
import { afterAll, expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import type { Language } from '#contract/language.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { startSite } from '#tests/support/site.ts'

const TEXTS = { en, id }

const site = await startSite()
afterAll(() => site[Symbol.asyncDispose]())

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
    '/status': ['Server status', 'Server status'],
    '/terms': ['Terms of service · Angkasa Network', 'Terms of service'],
    '/nowhere': ['Page Not Found', 'Page Not Found'],
  },
  id: {
    '': ['Angkasa Network', 'AngkasaNetwork'],
    '/leaderboard': ['Leaderboard · Angkasa Network', 'Leaderboard'],
    '/vote': ['Vote · Angkasa Network', 'Ekspedisi hari ini'],
    '/maps': ['Peta', 'Live map'],
    '/premiumtiers': ['Tier premium', 'Tier premium'],
    '/premiumtiers?tab=tycoon': ['Tier premium', 'Tier premium'],
    '/premiumtiers?tab=creative': ['Tier premium', 'Tier premium'],
    '/store': ['Store', 'Store'],
    '/store/basket': ['Keranjang', 'Keranjang'],
    '/status': ['Status server', 'Status server'],
    '/terms': ['Syarat layanan · Angkasa Network', 'Syarat layanan'],
    '/nowhere': ['Halaman tidak ditemukan', 'Halaman tidak ditemukan'],
  },
}

test.each(['en', 'id'] as const)(
  'every page in %s has its title, language, heading and links',
  async (language) => {
    for (const [path, expected] of Object.entries(EXPECTED[language])) {
      const page = parseHtml(await (await site.get(`/${language}${path}`)).text())
      const texts = (selector: string) => textsOf(page.querySelectorAll(selector))
      expect([page.title, ...texts('h1')], path).toEqual(expected)
      expect(page.documentElement.lang).toBe(language)
      expect(
        [...page.querySelectorAll('footer a')].filter((link) => !link.closest('main')),
        path,
      ).toHaveLength(14)
      expect(texts('footer').join()).toContain(TEXTS[language].shell.disclaimer)
      expect(page.querySelectorAll('main a').length, path).toBeGreaterThan(0)
      // Only the script hides a section until it is scrolled to.
      expect(page.querySelectorAll('[data-reveal]'), path).toHaveLength(0)
      if (path === '') expect(page.querySelectorAll('.reveal').length).toBeGreaterThanOrEqual(4)
    }
  },
)
