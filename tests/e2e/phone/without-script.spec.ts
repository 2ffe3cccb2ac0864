// Every page before scripts run: title, words, links, and nothing hidden.
import { EVERY_PAGE, expect, test, WORDS } from '#tests/support/browser.ts'

const TITLES = {
  en: {
    home: 'Angkasa Network',
    vote: 'Vote · Angkasa Network',
    maps: 'Maps',
    tiers: 'Premium tiers',
    'not found': 'Page Not Found',
  },
  id: {
    home: 'Angkasa Network',
    vote: 'Vote · Angkasa Network',
    maps: 'Peta',
    tiers: 'Tier premium',
    'not found': 'Halaman tidak ditemukan',
  },
} as const

const HEADINGS = {
  en: { home: /Angkasa\s*Network/i, vote: 'Vote for Angkasa', maps: 'Live maps', tiers: 'Premium tiers' },
  id: { home: /Angkasa\s*Network/i, vote: 'Vote buat Angkasa', maps: 'Peta live', tiers: 'Tier premium' },
} as const

for (const { name, language, url, sentence } of EVERY_PAGE) {
  test(`without script ${sentence} shows its title, its words and its links`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const kind = name.endsWith('tiers') ? 'tiers' : (name as Exclude<typeof name, `${string} tiers`>)
    await page.goto(url)
    await expect(page).toHaveTitle(TITLES[language][kind])
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const title = kind === 'not found' ? TITLES[language][kind] : HEADINGS[language][kind]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(8)
    await expect(page.getByRole('contentinfo')).toContainText(WORDS[language].shell.disclaimer)
    const links = page.getByRole('main').getByRole('link')
    expect(await links.count()).toBeGreaterThan(0)
    for (const link of await links.all()) await expect(link).toBeVisible()
    const hidden = await page
      .getByRole('main')
      .locator('h2, h3, p, li')
      .evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.textContent && !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((one) => one.outerHTML),
      )
    expect(hidden).toEqual([])
  })
}
