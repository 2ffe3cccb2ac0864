// The top bar of wide screens: which link is lit, the logo, Play Now.
import { BOTH, expect, expectPlace, PAGES, type Page, test, WORDS } from '#tests/support/browser.ts'

const STAR = 'rgb(255, 210, 63)'

function bar(page: Page) {
  return page.getByRole('banner').getByRole('navigation')
}

/** The entries of the bar that carry the yellow edge. */
function litEntries(page: Page): Promise<string[]> {
  return bar(page)
    .locator('> a, > div > button')
    .evaluateAll((entries, star) => {
      const lit = entries.filter((entry) => getComputedStyle(entry, '::after').backgroundColor === star)
      return lit.map((entry) => entry.textContent ?? '')
    }, STAR)
}

const LIT: readonly [path: string, name: 'home' | 'leaderboard' | 'vote' | 'store' | 'more' | null][] = [
  ['', 'home'],
  ['/vote', 'vote'],
  ['/leaderboard', 'leaderboard'],
  ['/store', 'store'],
  ['/store/product/7', 'store'],
  ['/store/checkout/AB12', 'store'],
  ['/maps', 'more'],
  ['/premiumtiers', null],
  ['/storefront', null],
  ['/voters', null],
  ['/maps/old', null],
]

for (const language of BOTH) {
  const words = WORDS[language].shell
  test(`the top bar in ${language} lights the page that is shown, and nothing else`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false })
    for (const [path, name] of LIT) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      expect(await litEntries(page), path).toEqual(name ? [words[name]] : [])
      const current = bar(page).locator('[aria-current=page]')
      await expect(current, path).toHaveText(name ? [name === 'more' ? words.maps : words[name]] : [])
    }
  })

  test(`the bar in ${language} links to home, leaderboard, vote and store, then More`, async ({
    page,
    visit,
  }) => {
    await visit(`/${language}`)
    const links = await bar(page)
      .locator('> a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(links).toEqual([
      [words.home, `/${language}`],
      [words.leaderboard, `/${language}/leaderboard`],
      [words.vote, `/${language}/vote`],
      [words.store, `/${language}/store`],
    ])
    await expect(bar(page).getByRole('button')).toHaveText(words.more)
  })
}

test('the light moves along when a link is followed', async ({ page, visit }) => {
  await visit('/en')
  await bar(page).getByRole('link', { name: 'Vote', exact: true }).click()
  await expectPlace(page, '/en/vote')
  await expect.poll(() => litEntries(page)).toEqual(['Vote'])
})

test('the wide bar has no menu button, and the slide-in menu is not there', async ({ page, visit }) => {
  await visit('/en')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const language of BOTH) {
  test(`Play Now stands in the bar of every page in ${language}`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const playNow = page
      .getByRole('banner')
      .getByRole('button', { name: WORDS[language].shell.playNow, exact: true })
    for (const path of Object.values(PAGES)) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      await expect(playNow, path).toBeInViewport({ ratio: 1 })
    }
  })
}
