// The top bar of narrow screens; Play Now on every page: without-script.spec.ts.
import { expect, test } from '#tests/support/browser.ts'

test('the narrow bar has a menu instead of links, stays while scrolling, and has 44 px touch targets', async ({
  page,
  visit,
}) => {
  await visit('/en')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })

  // The bar of the home page has no Play Now.
  await visit('/en/vote')
  for (const control of await page.getByRole('banner').locator('a, button').filter({ visible: true }).all()) {
    const box = await control.boundingBox()
    const name = await control.textContent()
    expect(box?.height, `height of ${name}`).toBeGreaterThanOrEqual(44)
    expect(box?.width, `width of ${name}`).toBeGreaterThanOrEqual(44)
  }
})
