// The content of the boards: periods, values, ranks, in both languages. Without script: tests/pages/without-script.test.ts.
import { expect, test } from '#tests/support/browser.ts'
import { board, TYCOON_BOARDS } from '#tests/support/browser-boards.ts'

test('the address restores period and rows; ranks one to three are gold, silver and bronze', async ({
  page,
  visit,
}) => {
  await visit('/en/leaderboard?tab=tycoon&credits=alltime-all')
  const { rows, box } = board(page, 'Top Credits')
  await expect(rows).toHaveCount(20)
  await expect(box.getByRole('button', { name: 'All-time' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows.first()).toContainText(/◆ [\d,]+$/)
  const colours = await board(page, 'Top Credits')
    .box.locator('.podium .px')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
  expect(colours).toEqual(['rgb(255, 197, 61)', 'rgb(200, 209, 230)', 'rgb(221, 150, 95)'])
})

test('every board has its own periods, weekly by default, translated into Indonesian', async ({
  page,
  visit,
}) => {
  await visit('/en/leaderboard?tab=tycoon')
  for (const title of TYCOON_BOARDS) {
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

  await test.step('boards, periods and values are translated into Indonesian', async () => {
    await visit('/id/leaderboard?tab=tycoon')
    const playtime = page.getByRole('region', { name: 'Top Waktu Main', exact: true })
    await playtime.getByRole('button', { name: 'All time' }).click()
    await expect(playtime.getByRole('listitem').first()).toContainText(/ jam$/)
    await expect(playtime).toContainText(/Diperbarui \d+ \w+,? \d\d\.\d\d WIB/)
  })
})
