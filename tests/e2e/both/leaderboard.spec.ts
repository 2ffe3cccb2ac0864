// The leaderboards: tabs, switches, rows, and what a visitor sees when a source is away.
import { expect, expectPlace, type Page, test } from '#tests/support/browser.ts'

const SURVIVAL = [
  'Top Skill Power',
  'Top Balance',
  'Top Playtime',
  'Top Player Kills',
  'Top Chat Game Wins',
  'Top Meteor Treasure',
  'Top Hidden Target',
]
const TYCOON = [
  'Top Credits',
  'Top Ethea',
  'Top Playtime',
  'Top Player Kills',
  'Top Skill Power',
  'Top Meteor Treasure',
  'Top Chat Game Wins',
  'Top Hidden Target',
]

function board(page: Page, title: string) {
  const box = page.getByRole('region', { name: title, exact: true })
  return { box, rows: box.getByRole('listitem'), more: box.getByRole('button', { name: /Show (more|less)/ }) }
}

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })

test('global is first, and previous and next go round: global, survival, tycoon', async ({ page, visit }) => {
  await visit('/en/leaderboard')
  await expect(page.getByRole('tab')).toHaveText(['Tycoon', 'Global', 'Survival Mix'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Global')
  await expect(titles(page)).toHaveText(['Top Donators', 'Top Voters'])

  const next = page.getByRole('link', { name: 'Next boards' })
  await next.click()
  await expectPlace(page, '/en/leaderboard?tab=survival')
  await expect(titles(page)).toHaveText(SURVIVAL)
  await next.click()
  await expectPlace(page, '/en/leaderboard?tab=tycoon')
  await expect(titles(page)).toHaveText(TYCOON)
  await next.click()
  await expectPlace(page, '/en/leaderboard')
  await page.getByRole('link', { name: 'Previous boards' }).click()
  await expectPlace(page, '/en/leaderboard?tab=tycoon')
})

test('a board shows five, then twenty, then five again, and says so in the address', async ({
  page,
  visit,
}) => {
  await visit('/en/leaderboard?tab=survival')
  const { rows, more, box } = board(page, 'Top Balance')
  await box.getByRole('button', { name: 'All-time' }).click()
  await expect(rows).toHaveCount(5)
  await more.click()
  await expect(rows).toHaveCount(20)
  await expectPlace(page, '/en/leaderboard?tab=survival&balance=alltime-all')
  await more.click()
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText(/\$[\d,]+$/)
})

test('a shared board arrives as it was shared', async ({ page, visit }) => {
  await visit('/en/leaderboard?tab=tycoon&credits=alltime-all')
  const { rows, box } = board(page, 'Top Credits')
  await expect(rows).toHaveCount(20)
  await expect(box.getByRole('button', { name: 'All-time' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows.first()).toContainText(/◆ [\d,]+$/)
})

test('every board has its own switch, and weekly is the usual one', async ({ page, visit }) => {
  await visit('/en/leaderboard?tab=tycoon')
  for (const title of TYCOON) {
    const switches = board(page, title).box.getByRole('group').getByRole('button')
    await expect(switches).toHaveText(['Weekly', 'Monthly', 'All-time'])
    await expect(switches.first()).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('tab', { name: 'Global' }).click()
  await expect(board(page, 'Top Donators').box.getByRole('group').getByRole('button')).toHaveText([
    'Monthly',
    'All-time',
  ])
  await expect(board(page, 'Top Voters').box.getByRole('group').getByRole('button')).toHaveText([
    'Current',
    'Previous',
  ])
})

test('in Indonesian boards, switches and values are Indonesian', async ({ page, visit }) => {
  await visit('/id/leaderboard?tab=tycoon')
  const playtime = page.getByRole('region', { name: 'Top Waktu Main', exact: true })
  await playtime.getByRole('button', { name: 'Sepanjang masa' }).click()
  await expect(playtime.getByRole('listitem').first()).toContainText(/ jam$/)
  await expect(playtime).toContainText(/Diperbarui \d+ \w+,? \d\d\.\d\d WIB/)
})

test('changing the period moves nothing', async ({ page, visit }) => {
  await visit('/en/leaderboard?tab=survival')
  const { box } = board(page, 'Top Skill Power')
  const height = async () => (await box.boundingBox())?.height
  const before = await height()
  for (const period of ['Monthly', 'All-time', 'Weekly']) {
    await box.getByRole('button', { name: period }).click()
    expect(await height()).toBe(before)
  }
})

test('a tab whose call fails shows the error and ten rows of nothing, and can be tried again', async ({
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
})

test('boards that the game server does not give are named', async ({ page, visit }) => {
  const board = { weekly: [{ name: 'Budi', value: '7' }], monthly: [], alltime: [] }
  await page.route('**/api/leaderboards/survival', (route) =>
    route.fulfill({ json: { statistic_player_kills: board } }),
  )
  await visit('/en/leaderboard')
  await page.getByRole('tab', { name: 'Survival Mix' }).click()
  await expect(page.getByRole('tabpanel')).toContainText(
    'Missing data for endpoints: aureliumskills_power, vault_eco_balance, statistic_time_played, kixschatgames_wins, skquest_meteortreasurefound, skquest_hiddentargetfound',
  )
  await expect(titles(page)).toHaveText(['Top Player Kills'])
})

test('global is asked for again every five minutes; a failure keeps the rows and says so', async ({
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
  // However long the page took: five minutes after the start are not five minutes after its first call.
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
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit('/en/leaderboard')
  const count = (path: string) => asked.filter((each) => each === path).length
  for (const tab of ['Tycoon', 'Global', 'Tycoon', 'Survival Mix', 'Tycoon']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
  }
  await expect(board(page, 'Top Credits').rows.first()).toContainText('◆')
  expect([count('/api/leaderboards/tycoon'), count('/api/leaderboards/survival')]).toEqual([1, 1])
})

test('ranks one to three are gold, silver and bronze', async ({ page, visit }) => {
  await visit('/en/leaderboard?tab=tycoon')
  const colours = await board(page, 'Top Credits')
    .box.locator('.podium .px')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
  expect(colours).toEqual(['rgb(255, 197, 61)', 'rgb(200, 209, 230)', 'rgb(221, 150, 95)'])
})

test('without script the boards that were asked for are there', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/en/leaderboard?tab=survival')
  await expect(titles(page)).toHaveText(SURVIVAL)
  await expect(board(page, 'Top Skill Power').rows).toHaveCount(5)
  await page.getByRole('tab', { name: 'Global' }).click()
  await expect(board(page, 'Top Voters').rows).toHaveCount(5)
})
