// The carousel of pictures of the game modes.
import { expect, test, visitPage } from '#tests/support/browser.ts'
import { panel } from '#tests/support/browser-modes.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('pictures change every five seconds, pause on hover or focus, and can be chosen', async ({ page }) => {
  await page.clock.install()
  await visitPage(page, '/en')
  const { box, marks, shown } = panel(page, 'Survival Mix')
  await test.step('they change every five seconds while visible', async () => {
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
  await test.step('they pause while hovered or focused', async () => {
    await box.locator('.pic').hover()
    await page.clock.runFor(20_000)
    await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.mouse.move(1, 1)
    await page.clock.runFor(5_000)
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
    await marks.nth(1).focus()
    await page.clock.runFor(20_000)
    await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
    await marks.nth(1).blur()
    await page.clock.runFor(5_000)
    await expect(marks.nth(2)).toHaveAttribute('aria-current', 'true')
  })
  await test.step('marks and arrow keys choose a picture', async () => {
    const creative = panel(page, 'Creative Mode')
    await creative.box.locator('.pic').scrollIntoViewIfNeeded()
    await creative.marks.nth(2).click()
    await expect(creative.marks.nth(2)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(creative.marks.nth(0)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowLeft')
    await expect(creative.marks.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(creative.marks.nth(2)).toHaveAccessibleName('Picture 3 of 3')
  })
})
