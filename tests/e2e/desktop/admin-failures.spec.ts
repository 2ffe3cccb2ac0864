// Failed admin calls: the error is shown and typed text is preserved.
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

test('figures of the home screen that cannot be refreshed stay, with their time', async ({
  page,
  visitAdmin,
}) => {
  await page.clock.install()
  let broken = false
  await page.route(/\/api\/admin\/(?:overview|today)$/, (route) =>
    broken ? route.abort() : route.continue(),
  )
  await visitAdmin('/en/admin/home')
  await expect(page.getByRole('heading', { name: 'Last orders' })).toBeVisible()
  broken = true
  await page.clock.runFor(30_000)
  await expect(page.getByRole('alert')).toContainText('Not up to date. Showing data from')
  await expect(page.getByRole('alert')).toContainText('The server is not responding.')
  await expect(page.getByRole('heading', { name: 'Last orders' })).toBeVisible()
})

test('the home screen reports a failed call and retries it', async ({ page, visitAdmin }) => {
  let broken = true
  await page.route('**/api/admin/today', (route) => (broken ? route.fulfill(BROKEN) : route.continue()))
  await visitAdmin('/en/admin/home')
  await expect(page.getByRole('alert')).toContainText('Today could not be loaded')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
