// Every page without script: title, heading, links, Play Now on the first screen, no hidden text.
import type { Language } from '#contract/language.ts'
import { expect, LANGUAGES, PAGES, type Page, type PageName, TEXTS, test } from '#tests/support/browser.ts'

type Kind = Exclude<PageName, `${string} tiers`> | 'tiers'

/** Document title and heading of each page. */
const EXPECTED: Record<Language, Record<Kind, [title: string, heading: string | RegExp]>> = {
  en: {
    home: ['Angkasa Network', /Angkasa\s*Network/i],
    leaderboard: ['Leaderboard · Angkasa Network', 'Leaderboard'],
    vote: ['Vote · Angkasa Network', "Today's expedition"],
    maps: ['Maps', 'Live maps'],
    tiers: ['Premium tiers', 'Premium tiers'],
    store: ['Store', 'Store'],
    status: ['Server status', 'Server status'],
    terms: ['Terms of service · Angkasa Network', 'Terms of service'],
    'not found': ['Page Not Found', 'Page Not Found'],
  },
  id: {
    home: ['Angkasa Network', /Angkasa\s*Network/i],
    leaderboard: ['Leaderboard · Angkasa Network', 'Leaderboard'],
    vote: ['Vote · Angkasa Network', 'Ekspedisi hari ini'],
    maps: ['Peta', 'Live map'],
    tiers: ['Tier premium', 'Tier premium'],
    store: ['Store', 'Store'],
    status: ['Status server', 'Status server'],
    terms: ['Syarat layanan · Angkasa Network', 'Syarat layanan'],
    'not found': ['Halaman tidak ditemukan', 'Halaman tidak ditemukan'],
  },
}

/** Texts of the page that are not visible. The sums beside the tiers are in each tier, and shown on wide screens only. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('h1, h2, h3, p, li, a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent && !one.closest('.rail-sums'))
        .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.outerHTML.slice(0, 120)),
    )
}

for (const language of LANGUAGES) {
  test(`without script every page in ${language} has its title, heading, texts, links and Play Now`, async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const { play, playNow } = TEXTS[language].shell
    const inBar = page.getByRole('banner').getByRole('button', { name: play, exact: true })
    const inHero = page.locator('.hero').getByRole('button', { name: new RegExp(`^${playNow}`) })
    for (const [name, path] of Object.entries(PAGES)) {
      const [title, heading] = EXPECTED[language][(name.endsWith('tiers') ? 'tiers' : name) as Kind]
      await page.goto(`/${language}${path}`)
      await expect(name === 'home' ? inHero : inBar, path).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(14)
      await expect(page.getByRole('contentinfo')).toContainText(TEXTS[language].shell.disclaimer)
      expect(await page.getByRole('main').getByRole('link').count(), path).toBeGreaterThan(0)
      expect(await hiddenTexts(page), path).toEqual([])
    }
  })
}
