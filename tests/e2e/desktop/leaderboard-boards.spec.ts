// The state of a board in its address, and the colours of its ranks. Periods and values: contract/network/leaderboards.test.ts.
import { expect, test } from '#tests/support/browser.ts'
import { board } from '#tests/support/browser-boards.ts'

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
