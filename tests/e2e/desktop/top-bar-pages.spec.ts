// Pages before hydration: the lit entry of the bar and Play Now. The links of every page: tests/pages/links.test.ts.
import { expect, LANGUAGES, type Page, TEXTS, test } from '#tests/support/browser.ts'
import { bar, litEntries } from '#tests/support/browser-bar.ts'

type Entry = 'home' | 'leaderboard' | 'vote' | 'store' | 'more'

/** One path of each entry, and pages without one. */
const CURRENT: Readonly<Record<string, Entry | null>> = {
  '': 'home',
  '/vote': 'vote',
  '/leaderboard': 'leaderboard',
  '/store/product/7': 'store',
  '/maps': 'more',
  '/premiumtiers?tab=tycoon': null,
  '/voters': null,
}

async function expectCurrent(page: Page, language: 'en' | 'id', path: string): Promise<void> {
  const words = TEXTS[language].shell
  const name = CURRENT[path]
  // The style sheet may still be loading.
  await expect.poll(() => litEntries(page), path).toEqual(name ? [words[name]] : [])
  const current = bar(page).locator('[aria-current=page]')
  await expect.soft(current, path).toHaveText(name ? [name === 'more' ? words.maps : words[name]] : [])
}

for (const language of LANGUAGES) {
  test(`in ${language} a page lights its own entry and has Play Now`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const playNow = page
      .getByRole('banner')
      .getByRole('button', { name: TEXTS[language].shell.playNow, exact: true })
    for (const path of Object.keys(CURRENT)) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      await expectCurrent(page, language, path)
      await expect.soft(playNow, path).toBeInViewport({ ratio: 1 })
    }
  })
}
