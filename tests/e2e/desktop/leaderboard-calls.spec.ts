// The API calls of the leaderboards, and failed sources.
import { expect, type Page, test } from '#tests/support/browser.ts'

function board(page: Page, title: string) {
  const box = page.getByRole('region', { name: title, exact: true })
  return { box, rows: box.getByRole('listitem'), more: box.getByRole('button', { name: /Show (more|less)/ }) }
}

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })

test('a failed tab shows an error, ten empty rows and a retry; missing boards are named', async ({
  page,
  visit,
}) => {
  let broken = true
  await page.route('**/api/leaderboards/tycoon', (route) =>
    broken ? route.fulfill({ status: 503, json: { error: 'x', code: 'unavailable' } }) : route.continue(),
  )
  await visit('/en/leaderboard')
  await page.getByRole('tab', { name: 'Tycoon' }).click()
  const alert = page.getByRole('tabpanel').getByRole('alert')
  await expect(alert).toContainText('Failed to fetch leaderboard data')
  await expect(alert).toContainText('Please try again later')
  const { rows, more } = board(page, 'Top Player Kills')
  await more.click()
  await expect(rows).toHaveCount(10)
  await expect(rows.nth(6)).toContainText(/0$/)

  broken = false
  await alert.getByRole('link', { name: 'Try again' }).click()
  await expect(alert).toBeHidden()
  await expect(board(page, 'Top Credits').rows.first()).toContainText('◆')

  await test.step('boards that the game server does not return are named', async () => {
    const given = { weekly: [{ name: 'Budi', value: '7' }], monthly: [], alltime: [] }
    await page.route('**/api/leaderboards/survival', (route) =>
      route.fulfill({ json: { statistic_player_kills: given } }),
    )
    await visit('/en/leaderboard')
    await page.getByRole('tab', { name: 'Survival Mix' }).click()
    await expect(page.getByRole('tabpanel')).toContainText(
      'Missing data for endpoints: aureliumskills_power, vault_eco_balance, statistic_time_played, kixschatgames_wins, skquest_meteortreasurefound, skquest_hiddentargetfound',
    )
    await expect(titles(page)).toHaveText(['Top Player Kills'])
  })
})

test('global is refreshed every five minutes; a failure preserves the rows and is reported', async ({
  page,
}) => {
  const start = Date.now()
  await page.clock.install({ time: start })
  let calls = 0
  let broken = false
  await page.route('**/api/leaderboards/voters', (route) => {
    calls += 1
    return broken ? route.abort() : route.continue()
  })
  await page.goto('/en/leaderboard')
  await expect.poll(() => calls).toBe(1)
  await expect(board(page, 'Top Voters').rows).toHaveCount(5)
  // The interval starts with the first call, some time after the clock.
  await page.clock.pauseAt(start + 60_000)
  await page.clock.runFor(239_000)
  expect(calls).toBe(1)
  broken = true
  await page.clock.runFor(61_000)
  await expect.poll(() => calls).toBe(2)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch voters data' })).toBeVisible()
  await expect(board(page, 'Top Voters').rows).toHaveCount(5)
})

test('survival and tycoon are fetched once, when they are first opened', async ({ page, visit }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visit('/en/leaderboard')
  const count = (path: string) => requests.filter((each) => each === path).length
  for (const tab of ['Tycoon', 'Global', 'Tycoon', 'Survival Mix', 'Tycoon']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
  }
  await expect(board(page, 'Top Credits').rows.first()).toContainText('◆')
  expect([count('/api/leaderboards/tycoon'), count('/api/leaderboards/survival')]).toEqual([1, 1])
})
