// The leaderboards on narrow screens: tabs, periods and rows.
import {
  board,
  expect,
  expectLocation,
  type Page,
  test,
  untilHydrated,
  visitPage,
} from '#tests/support/browser.ts'

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })

test('a board shows 5 or 20 rows with its state in the address; back restores the scroll position', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await visitPage(page, '/en/leaderboard?tab=survival')
  await test.step('back to a longer tab restores the scroll position', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const left = await scrolled()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard', exact: true }).click()
    await expectLocation(page, '/en/leaderboard')
    await expect(titles(page)).toHaveCount(2)
    await expect.poll(scrolled).toBeLessThan(left)
    await page.goBack()
    await expect(titles(page)).toHaveCount(7)
    await expect.poll(scrolled).toBeGreaterThan(left - 50)
  })
  const { rows, more, box } = board(page, 'Top Balance')
  await box.getByRole('button', { name: 'All-time' }).click()
  await expect(rows).toHaveCount(5)
  await test.step('names and periods have 44 px touch targets', async () => {
    const targets = box.locator('li a, fieldset button')
    const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(heights).toHaveLength(5 + 3)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
  await more.click()
  await expect(rows).toHaveCount(20)
  await expectLocation(page, '/en/leaderboard?tab=survival&balance=alltime-all')
  await test.step('the address restores period and rows; ranks one to three are gold, silver and bronze', async () => {
    await page.reload()
    await untilHydrated(page)
    await expect(rows).toHaveCount(20)
    await expect(box.getByRole('button', { name: 'All-time' })).toHaveAttribute('aria-pressed', 'true')
    // The board of the day has them on its podium.
    const colours = await box
      .locator('.podium .px, .board-list[start="1"] .rank')
      .evaluateAll((all) => all.slice(0, 3).map((each) => getComputedStyle(each).color))
    expect(colours).toEqual(['rgb(255, 197, 61)', 'rgb(200, 209, 230)', 'rgb(221, 150, 95)'])
  })
  await more.click()
  await expect(rows).toHaveCount(5)
  await expect(rows.last()).toContainText(/\$[\d,]+$/)

  // Another period does not change the height of a board.
  const skills = board(page, 'Top Skill Power').box
  const height = async () => (await skills.boundingBox())?.height
  const before = await height()
  for (const period of ['Monthly', 'All-time', 'Weekly']) {
    await skills.getByRole('button', { name: period }).click()
    expect(await height()).toBe(before)
  }
})
