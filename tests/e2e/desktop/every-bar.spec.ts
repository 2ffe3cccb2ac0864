// Every page as it arrives, before scripts run: the light in the bar, Play Now, and links that leave the site.
import { BOTH, expect, PAGES, type Page, test, WORDS } from '#tests/support/browser.ts'
import { bar, litEntries } from '#tests/support/browser-bar.ts'

type Entry = 'home' | 'leaderboard' | 'vote' | 'store' | 'more'

const LIT: Readonly<Record<string, Entry>> = {
  '': 'home',
  '/vote': 'vote',
  '/leaderboard': 'leaderboard',
  '/store': 'store',
  '/store/product/7': 'store',
  '/store/checkout/AB12': 'store',
  '/maps': 'more',
}
/** Beside the pages themselves: parts of the store, and addresses that only begin like a page. */
const PATHS = [
  ...Object.values(PAGES),
  ...['/store/product/7', '/store/checkout/AB12', '/storefront', '/voters', '/maps/old'],
]

async function expectLight(page: Page, language: 'en' | 'id', path: string): Promise<void> {
  const words = WORDS[language].shell
  const name = LIT[path]
  // The style sheet may still be on its way.
  await expect.poll(() => litEntries(page), path).toEqual(name ? [words[name]] : [])
  const current = bar(page).locator('[aria-current=page]')
  await expect.soft(current, path).toHaveText(name ? [name === 'more' ? words.maps : words[name]] : [])
}

async function expectLeavingLinks(page: Page, path: string): Promise<void> {
  const links = await page.locator('a[href]').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => ({
      href: link.href,
      leaves: link.origin !== window.location.origin,
      target: link.target,
      rel: link.rel,
    })),
  )
  const leaving = links.filter(({ leaves }) => leaves)
  expect.soft(leaving.length, path).toBeGreaterThanOrEqual(4)
  for (const link of leaving)
    expect.soft(link, path).toEqual({ ...link, target: '_blank', rel: expect.stringMatching(/\bnoopener\b/) })
  for (const link of links.filter(({ leaves }) => !leaves)) expect.soft(link.target, link.href).toBe('')
}

for (const language of BOTH) {
  test(`in ${language} every page lights itself and nothing else, has Play Now, and leaves only into a new tab`, async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const playNow = page
      .getByRole('banner')
      .getByRole('button', { name: WORDS[language].shell.playNow, exact: true })
    for (const path of PATHS) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      await expectLight(page, language, path)
      await expect.soft(playNow, path).toBeInViewport({ ratio: 1 })
      await expectLeavingLinks(page, path)
    }
  })
}
