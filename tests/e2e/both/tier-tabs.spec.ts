// The tabs of the premium tiers, in the address and by mouse; by keyboard: desktop/tier-keys.spec.ts.
import { BOTH, expect, expectPlace, test } from '#tests/support/browser.ts'
import { expectShown, TIER_TABS, tab, tabPath } from '#tests/support/browser-tiers.ts'

test('the tiers show Survival Mix first, and each of three tabs has an address that can be linked', async ({
  page,
  visit,
}) => {
  for (const language of BOTH) {
    await visit(`/${language}/premiumtiers`)
    await expect(page.getByRole('tablist', { name: language === 'en' ? 'Servers' : 'Server' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Tycoon', 'Survival Mix', 'Creative'])
    await expectShown(page, 'survival')
    for (const name of ['tycoon', 'creative'] as const) {
      await visit(tabPath(language, name))
      await expectShown(page, name)
    }
    for (const name of TIER_TABS) {
      await tab(page, name).click()
      await expectPlace(page, tabPath(language, name))
      await expectShown(page, name)
    }
  }
})

test('changing the tab asks nobody and does not move the page', async ({ page, visit }) => {
  await visit('/en/premiumtiers')
  const asked: string[] = []
  await tab(page, 'tycoon').evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const before = await page.evaluate(() => window.scrollY)
  // The browser itself looks at the page's icon again whenever the address changes.
  page.on('request', (request) => request.url().endsWith('/icons/mark.svg') || asked.push(request.url()))
  await tab(page, 'tycoon').click()
  await expectShown(page, 'tycoon')
  await tab(page, 'creative').click()
  await expectShown(page, 'creative')
  expect(asked).toEqual([])
  const after = await page.evaluate(() => [
    window.scrollY,
    document.documentElement.scrollHeight - window.innerHeight,
  ])
  expect(after[0]).toBe(Math.min(before, after[1] ?? 0))
})
