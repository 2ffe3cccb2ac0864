// The game modes of the home page: what they say, and the pictures that follow each other.
import { expect, test } from '#tests/support/browser.ts'
import { panel } from '#tests/support/browser-modes.ts'

test('pictures change every five seconds while they can be seen', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/en')
  const { box, marks, shown } = panel(page, 'Survival Mix')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await expect(box.locator('.slide img')).toHaveCount(2)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
  const first = await shown.getAttribute('alt')

  await page.clock.runFor(5_000)
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
  expect(await shown.getAttribute('alt')).not.toBe(first)
  await page.clock.runFor(5_000)
  await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(5_000)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
})

test('pictures stand still while somebody looks closer, and go on after', async ({
  page,
  visit,
  isMobile,
}) => {
  await page.clock.install()
  await visit('/en')
  const { box, marks } = panel(page, 'SkyBlock Tycoon')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await expect(box.locator('.slide img')).toHaveCount(2)

  if (isMobile) await marks.nth(0).focus()
  else await box.locator('.pic').hover()
  await page.clock.runFor(20_000)
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')

  if (isMobile) await marks.nth(0).blur()
  else await page.mouse.move(1, 1)
  await page.clock.runFor(5_000)
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('the three modes tell since when they are there and their season; marks and arrow keys choose a picture', async ({
  page,
  visit,
}) => {
  await visit('/en')
  await expect(panel(page, 'Survival Mix').box).toContainText('Since 23 July 2022')
  await expect(panel(page, 'Survival Mix').box).toContainText('Season 1')
  await expect(panel(page, 'SkyBlock Tycoon').box).toContainText('Since 26 August 2023')
  await expect(panel(page, 'SkyBlock Tycoon').box).toContainText('Season 1')
  await expect(panel(page, 'Creative Mode').box).toContainText('Since 7 August 2024')
  await expect(panel(page, 'Creative Mode').box).not.toContainText('Season')

  const { box, marks } = panel(page, 'Creative Mode')
  await box.locator('.pic').scrollIntoViewIfNeeded()
  await marks.nth(2).click()
  await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(marks.nth(2)).toHaveAccessibleName('Picture 3 of 3')
})
