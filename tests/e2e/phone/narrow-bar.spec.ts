// The top bar of narrow screens.
import { BOTH, expect, PAGES, test, WORDS } from '#tests/support/browser.ts'

for (const language of BOTH) {
  test(`Play Now is on the first screen of every page in ${language}`, async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false })
    const { play, playNow } = WORDS[language].shell
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      const inBar = page.getByRole('banner').getByRole('button', { name: play, exact: true })
      const inHero = page.getByRole('main').getByRole('button', { name: new RegExp(`^${playNow}`) })
      await expect(name === 'home' ? inHero : inBar, path).toBeInViewport({ ratio: 1 })
    }
  })
}

test('the narrow bar keeps the links in the menu', async ({ page, visit }) => {
  await visit('/en')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeInViewport({ ratio: 1 })
})

test('everything in the narrow bar is large enough for a thumb', async ({ page, visit }) => {
  await visit('/en/vote')
  for (const control of await page.getByRole('banner').locator('a, button').filter({ visible: true }).all()) {
    const box = await control.boundingBox()
    const name = await control.textContent()
    expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(44)
    expect(box?.width, `width of ${name}`).toBeGreaterThanOrEqual(44)
  }
})

test('the bar stays on the screen while the page scrolls', async ({ page, visit }) => {
  await visit('/en')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})
