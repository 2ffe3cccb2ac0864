// The leaderboards: tabs, switches and rows; their calls: desktop/leaderboard-calls.spec.ts.
import { expect, expectPlace, test } from '#tests/support/browser.ts'
import { board, SURVIVAL_BOARDS, TYCOON_BOARDS, titles } from '#tests/support/browser-boards.ts'

test('global is first, and previous and next go round: global, survival, tycoon', async ({ page, visit }) => {
  await visit('/en/leaderboard')
  await expect(page.getByRole('tab')).toHaveText(['Tycoon', 'Global', 'Survival Mix'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Global')
  await expect(titles(page)).toHaveText(['Top Donators', 'Top Voters'])

  const next = page.getByRole('link', { name: 'Next boards' })
  await next.click()
  await expectPlace(page, '/en/leaderboard?tab=survival')
  await expect(titles(page)).toHaveText(SURVIVAL_BOARDS)
  await next.click()
  await expectPlace(page, '/en/leaderboard?tab=tycoon')
  await expect(titles(page)).toHaveText(TYCOON_BOARDS)
  await next.click()
  await expectPlace(page, '/en/leaderboard')
  await page.getByRole('link', { name: 'Previous boards' }).click()
  await expectPlace(page, '/en/leaderboard?tab=tycoon')
})

test('back to a longer tab leads to where it was left', async ({ page, visit }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await visit('/en/leaderboard?tab=survival')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const left = await scrolled()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard', exact: true }).click()
  await expectPlace(page, '/en/leaderboard')
  await expect(titles(page)).toHaveText(['Top Donators', 'Top Voters'])
  await expect.poll(scrolled).toBeLessThan(left)
  await page.goBack()
  await expect(titles(page)).toHaveText(SURVIVAL_BOARDS)
  await expect.poll(scrolled).toBeGreaterThan(left - 50)
})

test('a board shows five, then twenty, then five again, says so in the address, and another period moves nothing', async ({
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

  const skills = board(page, 'Top Skill Power').box
  const height = async () => (await skills.boundingBox())?.height
  const before = await height()
  for (const period of ['Monthly', 'All-time', 'Weekly']) {
    await skills.getByRole('button', { name: period }).click()
    expect(await height()).toBe(before)
  }
})
