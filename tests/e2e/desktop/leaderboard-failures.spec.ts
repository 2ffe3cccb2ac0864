// Failed calls of the leaderboards: independent of each other, rendered rows stay.
import { expect, type Page, test } from '#tests/support/browser.ts'

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })

test('failed voters are reported independently of the donators, and can be retried', async ({
  page,
  visit,
}) => {
  let broken = true
  const { promise: votersFailed, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/leaderboards/voters', (route) => (broken ? route.abort() : route.continue()))
  await page.route('**/api/leaderboards/global', async (route) => {
    await votersFailed
    await route.continue()
  })
  await visit('/en/leaderboard?tab=survival')
  await page.getByRole('tab', { name: 'Global' }).click()
  const alert = page.getByRole('tabpanel').getByRole('alert')
  await expect(alert).toContainText('Failed to fetch voters data')
  resolve()
  await expect(titles(page)).toHaveText(['Top Donators'])
  await expect(alert).toHaveCount(1)
  await expect(alert).toContainText('Failed to fetch voters data')
  await expect(page.locator('.toast')).toHaveCount(0)

  broken = false
  await alert.getByRole('link', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveText(['Top Donators', 'Top Voters'])
  await expect(alert).toHaveCount(0)
})

test('server-rendered boards stay when their call fails, and are fetched once otherwise', async ({
  page,
  visit,
}) => {
  await test.step('failed donators preserve their rows and show a toast', async () => {
    await page.route('**/api/leaderboards/global', (route) => route.abort())
    await visit('/en/leaderboard')
    await expect(page.locator('.toast')).toHaveText(
      'Failed to fetch leaderboard data. Please try again later',
    )
    await expect(titles(page)).toHaveText(['Top Donators', 'Top Voters'])
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0)
  })
  await test.step('a rendered tab whose call fails preserves its boards and shows a toast', async () => {
    await page.route('**/api/leaderboards/survival', (route) => route.abort())
    await visit('/en/leaderboard?tab=survival')
    await expect(page.locator('.toast')).toHaveText(
      'Failed to fetch leaderboard data. Please try again later',
    )
    await expect(titles(page)).toHaveCount(7)
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0)
  })
  await test.step('a rendered tab is fetched once', async () => {
    const board = { weekly: [{ name: 'Newest', value: '7' }], monthly: [], alltime: [] }
    let calls = 0
    await page.route('**/api/leaderboards/tycoon', (route) => {
      calls += 1
      return route.fulfill({ json: { vault_eco_balance: board } })
    })
    await visit('/en/leaderboard?tab=tycoon')
    await expect(titles(page)).toHaveText(['Top Credits'])
    for (const tab of ['Global', 'Tycoon']) await page.getByRole('tab', { name: tab }).click()
    await expect(titles(page)).toHaveText(['Top Credits'])
    expect(calls).toBe(1)
  })
})
