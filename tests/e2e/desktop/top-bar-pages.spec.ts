// Every page before hydration: current entry of the bar, Play Now, and external links.
import { expect, LANGUAGES, PAGES, type Page, TEXTS, test } from '#tests/support/browser.ts'
import { bar, litEntries } from '#tests/support/browser-bar.ts'

type Entry = 'home' | 'leaderboard' | 'vote' | 'store' | 'more'

const CURRENT: Readonly<Record<string, Entry>> = {
  '': 'home',
  '/vote': 'vote',
  '/leaderboard': 'leaderboard',
  '/store': 'store',
  '/store/product/7': 'store',
  '/store/checkout/AB12': 'store',
  '/maps': 'more',
}
/** The pages, parts of the store, and addresses that only start like a page. */
const PATHS = [
  ...Object.values(PAGES),
  ...['/store/product/7', '/store/checkout/AB12', '/storefront', '/voters', '/maps/old'],
]

async function expectCurrent(page: Page, language: 'en' | 'id', path: string): Promise<void> {
  const words = TEXTS[language].shell
  const name = CURRENT[path]
  // The style sheet may still be loading.
  await expect.poll(() => litEntries(page), path).toEqual(name ? [words[name]] : [])
  const current = bar(page).locator('[aria-current=page]')
  await expect.soft(current, path).toHaveText(name ? [name === 'more' ? words.maps : words[name]] : [])
}

async function expectExternalLinks(page: Page, path: string): Promise<void> {
  const links = await page.locator('a[href]').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => ({
      href: link.href,
      isExternal: link.origin !== window.location.origin,
      target: link.target,
      rel: link.rel,
    })),
  )
  const external = links.filter(({ isExternal }) => isExternal)
  expect.soft(external.length, path).toBeGreaterThanOrEqual(4)
  for (const link of external)
    expect.soft(link, path).toEqual({ ...link, target: '_blank', rel: expect.stringMatching(/\bnoopener\b/) })
  for (const link of links.filter(({ isExternal }) => !isExternal))
    expect.soft(link.target, link.href).toBe('')
}

for (const language of LANGUAGES) {
  test(`in ${language} every page marks its own entry, has Play Now, and opens external links in a new tab`, async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const playNow = page
      .getByRole('banner')
      .getByRole('button', { name: TEXTS[language].shell.playNow, exact: true })
    for (const path of PATHS) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      await expectCurrent(page, language, path)
      await expect.soft(playNow, path).toBeInViewport({ ratio: 1 })
      await expectExternalLinks(page, path)
    }
  })
}
