// The leaderboards on narrow screens: tabs, periods and rows.
import { expect, expectLocation, test } from '#tests/support/browser.ts'
import { board, SURVIVAL_BOARDS, TYCOON_BOARDS, titles } from '#tests/support/browser-boards.ts'

test('the first tab is global, and previous and next cycle through global, survival and tycoon', async ({
  page,
  visit,
}) => {
  await visit('/en/leaderboard')
  await expect(page.getByRole('tab')).toHaveText(['Tycoon', 'Global', 'Survival Mix'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Global')
  await expect(titles(page)).toHaveText(['Top Donators', 'Top Voters'])

  const next = page.getByRole('link', { name: 'Next boards' })
  await next.click()
  await expectLocation(page, '/en/leaderboard?tab=survival')
  await expect(titles(page)).toHaveText(SURVIVAL_BOARDS)
  await next.click()
  await expectLocation(page, '/en/leaderboard?tab=tycoon')
  await expect(titles(page)).toHaveText(TYCOON_BOARDS)
  await next.click()
  await expectLocation(page, '/en/leaderboard')
  await page.getByRole('link', { name: 'Previous boards' }).click()
  await expectLocation(page, '/en/leaderboard?tab=tycoon')
})

test('a board shows 5 or 20 rows with its state in the address; back restores the scroll position', async ({
  page,
  visit,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await visit('/en/leaderboard?tab=survival')
  await test.step('back to a longer tab restores the scroll position', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const left = await scrolled()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Leaderboard', exact: true }).click()
    await expectLocation(page, '/en/leaderboard')
    await expect(titles(page)).toHaveText(['Top Donators', 'Top Voters'])
    await expect.poll(scrolled).toBeLessThan(left)
    await page.goBack()
    await expect(titles(page)).toHaveText(SURVIVAL_BOARDS)
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
  await more.click()
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText(/\$[\d,]+$/)

  // Another period does not change the height of a board.
  const skills = board(page, 'Top Skill Power').box
  const height = async () => (await skills.boundingBox())?.height
  const before = await height()
  for (const period of ['Monthly', 'All-time', 'Weekly']) {
    await skills.getByRole('button', { name: period }).click()
    expect(await height()).toBe(before)
  }
})
