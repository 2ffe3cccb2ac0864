// The tabs of the premium tiers by touch; by address and keyboard: desktop/tier-addresses.spec.ts, desktop/tier-keys.spec.ts.
import { expect, test, visitPage } from '#tests/support/browser.ts'
import { expectShown, tab } from '#tests/support/browser-tiers.ts'

test('changing the tab sends no request and does not scroll the page', async ({ page }) => {
  await visitPage(page, '/en/premiumtiers')
  const requests: string[] = []
  await tab(page, 'tycoon').evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const before = await page.evaluate(() => window.scrollY)
  // Pictures that the scrolling has asked for may come later.
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) requests.push(request.url())
  })
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
