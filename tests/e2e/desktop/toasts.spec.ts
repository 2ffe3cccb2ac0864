// Toasts of a copied address. That every Play Now copies it: use-copy-address.test.tsx; the join sheet: phone/join.spec.ts.
import { expect, joinSheet, type Page, test, visitPage } from '#tests/support/browser.ts'
import { ALTERED_URL } from '#tests/support/e2e-sites.ts'

/** The button of the bar, whose label is shorter on narrow screens. */
function barButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Play( |$)/ })
}

test('a toast is at most 350 px wide, and a long address wraps inside it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await page.clock.install()
  await visitPage(page, `${ALTERED_URL}/en/vote`)
  // The toast stays while it is measured.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await barButton(page).click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('copied to clipboard')
  await expect(joinSheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(joinSheet(page)).toHaveCount(0)
  await expect(barButton(page)).toBeFocused()
  for (const [width, available] of [
    [1280, 350],
    [360, 328],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    // Toasts leave the sheet when it closes.
    await expect.poll(async () => Math.round((await toast.boundingBox())?.width ?? 0)).toBe(available)
    const box = await toast.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await toast.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
})

// Twenty are the most that are shown.
test('no toast covers the button of the footer that copies the address', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  await visitPage(page, '/en/vote')
  await page.clock.pauseAt(new Date('2026-11-15T12:10:00Z'))
  const copy = page.getByRole('contentinfo').getByRole('button', { name: 'Copy server address' })
  // A click fails where something covers the button.
  for (let click = 1; click <= 21; click += 1) await copy.click()
  await expect(page.locator('.toast')).toHaveCount(20)
})
