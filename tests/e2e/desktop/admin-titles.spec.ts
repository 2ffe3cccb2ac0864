// The sidebar of the admin area.
import { expect, test } from '#tests/support/browser-admin.ts'

test('the whole menu fits 1280 x 800 and 1366 x 768', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/audit')
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const side = page.locator('.shell-side')
    await expect(side.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 1 })
    expect(await side.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  }
})
