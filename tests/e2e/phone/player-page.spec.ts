// From the boards to a player and on to one board, on a phone.
import { expect, test, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-rules.ts'

test('a player finds their name on the boards, opens the profile, then a board to share', async ({
  page,
}) => {
  await visitPage(page, '/id/leaderboard?tab=tycoon')
  const first = page.locator('.board-row a').first()
  const name = (await first.textContent()) ?? ''

  await page.getByLabel('Cari namamu').fill(name.toUpperCase())
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(page.locator('.found')).toContainText(name)
  await expect(page.locator('[data-highlighted]').first()).toContainText(name)
  await page.getByRole('link', { name: 'Lihat profil' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: /Top Credits/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Credits')
  await page.getByLabel('Cari namamu').fill(name)
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(page.locator('.highlighted-row')).toContainText(name)
  expect(await violations(page)).toEqual([])
})
