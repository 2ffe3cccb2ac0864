// The home screen, the product form and the sign-in page of the admin area.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { watch } from '#tests/support/browser-watch.ts'

test('the home screen shows what needs attention first, without scrolling or layout shift', async ({
  page,
  visitAdmin,
}) => {
  const { shifts } = await watch(page)
  await visitAdmin('/id/admin/home')
  await expect(page.getByText('Masuk sebagai admin')).toBeVisible()
  const sections = page.locator('main').getByRole('heading', { level: 2 })
  await expect(sections).toHaveText(['Perlu dicek', 'Hari ini', 'Pesanan terakhir'])
  await expect(page.getByRole('heading', { name: 'Perlu dicek' })).toBeInViewport({ ratio: 1 })
  expect(await shifts()).toEqual([])
  await openFromMenu(page, 'Transaksi')
  await expect(page).toHaveURL(/\/id\/admin\/store\?tab=transactions$/)
  await openFromMenu(page, 'Hari ini')
  await expect(page).toHaveURL(/\/id\/admin\/home$/)
})

/** By the sidebar, or by the drawer of narrow screens. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Buka menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
}

test('no axe violation in the product form and on the sign-in page', async ({ page, visit, visitAdmin }) => {
  await visitAdmin('/en/admin/store/products/new')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => window.localStorage.removeItem('adminToken'))
  await visit('/id/admin/login')
  expect(await violations(page)).toEqual([])
})
