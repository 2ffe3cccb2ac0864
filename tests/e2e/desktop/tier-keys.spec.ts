// The premium tiers by keyboard. Without script: tests/pages/without-script.test.ts.
import { expect, expectLocation, test, visitPage } from '#tests/support/browser.ts'
import { expectShown, tab } from '#tests/support/browser-tiers.ts'
import { type TierTab, tabPath } from '#tests/support/expected-tiers.ts'

test('arrows, Home and End move between the tabs and wrap; the tab list is one tab stop', async ({
  page,
}) => {
  await visitPage(page, '/en/premiumtiers')
  await tab(page, 'survival').focus()
  const steps: readonly [key: string, expected: TierTab][] = [
    ['ArrowRight', 'creative'],
    ['ArrowRight', 'tycoon'],
    ['ArrowLeft', 'creative'],
    ['Home', 'tycoon'],
    ['End', 'creative'],
    ['ArrowLeft', 'survival'],
  ]
  for (const [key, expected] of steps) {
    await page.keyboard.press(key)
    await expect(tab(page, expected)).toBeFocused()
    await expectShown(page, expected)
    await expectLocation(page, tabPath('en', expected))
  }

  await visitPage(page, '/en/premiumtiers?tab=tycoon')
  await tab(page, 'tycoon').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#tier-electron summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'What Electron gives' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 'tycoon')).toBeFocused()
})

test('a long feature list scrolls by keyboard to its last line, and its text in parentheses is dimmed', {
  tag: '@night',
}, async ({ page }) => {
  await visitPage(page, '/en/premiumtiers')
  await page.locator('#tier-cosmic summary').click()
  const list = page.getByRole('region', { name: 'What Cosmic gives' })
  const colours = await list
    .locator('li > span > span')
    .evaluateAll((all) =>
      all.map((one) => [one, one.parentElement ?? one].map((each) => getComputedStyle(each).color)),
    )
  expect(colours.length).toBeGreaterThan(0)
  for (const [dimmed, plain] of colours) expect(dimmed).not.toBe(plain)
  await list.evaluate((element: HTMLElement) => {
    element.style.maxHeight = '16rem'
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  })
  const measures = await list.evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }))
  expect(measures.scrollHeight).toBeGreaterThan(measures.clientHeight)
  const last = list.getByRole('list').nth(1).getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  await list.focus()
  const pageAt = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(pageAt)
})
