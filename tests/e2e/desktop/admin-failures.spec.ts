// A failed confirmation: its error is shown and typed text is preserved. Other failures: *.test.tsx beside their screens.
import { expect, mockAdminApi, type Page, sendAction, test } from '#tests/support/browser-admin.ts'

const BROKEN = { status: 500, json: { error: 'Something went wrong on our side.', code: 'internal' } }
const ONE_PAGE = { totalPages: 1, hasMore: false }
const dialog = (page: Page) => page.getByRole('dialog')

test('a confirmation cannot be closed while its request is running', async ({ page, visitAdmin }) => {
  await mockAdminApi(page, 'send-actions', () => ({
    json: { actions: [sendAction()], pagination: ONE_PAGE },
  }))
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/api/admin/send-actions/A1/resend', async (route) => {
    await failing
    await route.fulfill(BROKEN)
  })
  await visitAdmin('/en/admin/store?tab=actions')
  await page.getByRole('button', { name: 'Resend to Rangga_07' }).click()
  await dialog(page).getByLabel('Why').fill('asked for it')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.mouse.click(2, 2)
  fail()
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to resend action')
  await expect(dialog(page).getByLabel('Why')).toHaveValue('asked for it')
})
