// The tabs of the premium tiers by address and touch; by keyboard: desktop/tier-keys.spec.ts.
import { expect, expectLocation, test } from '#tests/support/browser.ts'
import { expectShown, tab } from '#tests/support/browser-tiers.ts'
import { TIER_TABS, tabPath } from '#tests/support/expected-tiers.ts'

test('Survival Mix is the default tab, and each of the three tabs has a linkable address', async ({
  page,
  visit,
}) => {
  await visit('/id/premiumtiers')
  await expect(page.getByRole('tablist', { name: 'Server' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Tycoon', 'Survival Mix', 'Creative'])
  await expectShown(page, 'survival')
  for (const name of TIER_TABS) {
    await tab(page, name).click()
    await expectLocation(page, tabPath('id', name))
    await expectShown(page, name)
  }
})

test('changing the tab sends no request and does not scroll the page', async ({ page, visit }) => {
  await visit('/en/premiumtiers')
  const requests: string[] = []
  await tab(page, 'tycoon').evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const before = await page.evaluate(() => window.scrollY)
  // The browser itself requests the icon again whenever the address changes.
  page.on('request', (request) => request.url().endsWith('/icons/mark.svg') || requests.push(request.url()))
  await tab(page, 'tycoon').click()
  await expectShown(page, 'tycoon')
  await tab(page, 'creative').click()
  await expectShown(page, 'creative')
  expect(requests).toEqual([])
  const after = await page.evaluate(() => [
    window.scrollY,
    document.documentElement.scrollHeight - window.innerHeight,
  ])
  expect(after[0]).toBe(Math.min(before, after[1] ?? 0))
})
