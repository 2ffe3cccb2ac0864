// The sidebar and the title line of the admin area.
import { expect, expectLocation, test } from '#tests/support/browser-admin.ts'

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

test('screens of one thing stand in one line, and the current one is the heading', async ({
  page,
  visitAdmin,
}) => {
  await visitAdmin('/en/admin/store?tab=transactions')
  const line = page.locator('.titles li')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(line).toHaveText(['Products', 'Transactions', 'Send Actions'])
  await expect(heading).toHaveText('Transactions')
  await line.getByRole('link', { name: 'Send Actions' }).click()
  await expectLocation(page, '/en/admin/store?tab=actions')
  await expect(heading).toHaveText('Send Actions')

  await visitAdmin('/en/admin/network/modes')
  await expect(line).toHaveText(['Game modes', 'Gamemode Images'])
  await line.getByRole('link').click()
  await expectLocation(page, '/en/admin/images')
  await expect(heading).toHaveText('Gamemode Images')
  await expect(page.locator('.shell-side [aria-current]')).toHaveText('Game modes')
})
