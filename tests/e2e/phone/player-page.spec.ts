// From the search in the bar to a player, on to one board, and back to the own place, on a phone.
import { expect, test, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-rules.ts'

test('a player finds a name from any page, opens the profile, then a board with the own place', async ({
  page,
}) => {
  await visitPage(page, '/id/leaderboard?tab=tycoon')
  const name = (await page.locator('.board-row a').first().textContent()) ?? ''
  await visitPage(page, '/id/vote')

  const field = page.getByLabel('Cari pemain').first()
  await field.tap()
  await field.pressSequentially(name.slice(0, -1))
  const hit = page.getByRole('option', { name }).first()
  await expect(hit).toBeVisible()
  expect(await violations(page)).toEqual([])
  await hit.tap()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: /Top Credits/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Credits')
  await expect(page.locator('[data-own]').first()).toContainText(name)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBe(widths[1])
  expect(await violations(page)).toEqual([])
})
