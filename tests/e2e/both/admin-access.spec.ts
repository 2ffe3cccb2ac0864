// The home screen of the admin area. axe on its forms: desktop/accessibility.spec.ts.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'
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
