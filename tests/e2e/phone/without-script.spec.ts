// Every page before scripts run: title, words, links, Play Now on the first screen, and nothing hidden.
import type { Language } from '#contract/language.ts'
import { BOTH, expect, PAGES, type Page, test, WORDS } from '#tests/support/browser.ts'

type Kind = 'home' | 'leaderboard' | 'vote' | 'maps' | 'tiers' | 'store' | 'not found'

/** What stands in the tab of the browser, and the heading of the page. */
const SAID: Record<Language, Record<Kind, [title: string, heading: string | RegExp]>> = {
  en: {
    home: ['Angkasa Network', /Angkasa\s*Network/i],
    leaderboard: ['Leaderboard · Angkasa Network', 'Leaderboard'],
    vote: ['Vote · Angkasa Network', 'Vote for Angkasa'],
    maps: ['Maps', 'Live maps'],
    tiers: ['Premium tiers', 'Premium tiers'],
    store: ['Store', 'Store'],
    'not found': ['Page Not Found', 'Page Not Found'],
  },
  id: {
    home: ['Angkasa Network', /Angkasa\s*Network/i],
    leaderboard: ['Leaderboard · Angkasa Network', 'Leaderboard'],
    vote: ['Vote · Angkasa Network', 'Vote buat Angkasa'],
    maps: ['Peta', 'Live map'],
    tiers: ['Tier premium', 'Tier premium'],
    store: ['Store', 'Store'],
    'not found': ['Halaman tidak ditemukan', 'Halaman tidak ditemukan'],
  },
}

/** Words of the page itself that cannot be seen. */
function hiddenWords(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('h1, h2, h3, p, li, a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent)
        .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.outerHTML.slice(0, 120)),
    )
}

for (const language of BOTH) {
  test(`without script every page in ${language} shows its title, its words, its links and Play Now`, async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const { play, playNow } = WORDS[language].shell
    const inBar = page.getByRole('banner').getByRole('button', { name: play, exact: true })
    const inHero = page.getByRole('main').getByRole('button', { name: new RegExp(`^${playNow}`) })
    for (const [name, path] of Object.entries(PAGES)) {
      const [title, heading] = SAID[language][(name.endsWith('tiers') ? 'tiers' : name) as Kind]
      await page.goto(`/${language}${path}`)
      await expect(name === 'home' ? inHero : inBar, path).toBeInViewport({ ratio: 1 })
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(9)
      await expect(page.getByRole('contentinfo')).toContainText(WORDS[language].shell.disclaimer)
      expect(await page.getByRole('main').getByRole('link').count(), path).toBeGreaterThan(0)
      expect(await hiddenWords(page), path).toEqual([])
    }
  })
}
