// Every page without script: Play Now on the first screen, no hidden text. Its markup: tests/pages/without-script.test.ts.
import { expect, PAGES, type Page, TEXTS, test } from '#tests/support/browser.ts'

/**
 * Texts of the page that are not visible. The sums beside the tiers are in each tier, and shown on wide screens only; the
 * copy of a moving list is shown with motion only. What is folded opens without script.
 */
function hiddenTexts(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('h1, h2, h3, p, li, a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent && !one.closest('.rail-sums, [inert], details:not([open])'))
        .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.outerHTML.slice(0, 120)),
    )
}

test('without script every page shows all of its texts, and Play Now on the first screen', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false })
  const { play, playNow } = TEXTS.id.shell
  const inBar = page.getByRole('banner').getByRole('button', { name: play, exact: true })
  const inHero = page.locator('.hero').getByRole('button', { name: new RegExp(playNow, 'i') })
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(`/id${path}`)
    await expect(name === 'home' ? inHero : inBar, path).toBeInViewport({ ratio: 1 })
    expect(await hiddenTexts(page), path).toEqual([])
    // The basket needs a script.
    await expect(page.getByRole('button', { name: /Tambah/ }), path).toHaveCount(0)
  }
  await page.goto('/id/play')
  await expect(page.getByRole('main').getByText('19132')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
