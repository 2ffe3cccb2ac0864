// The home screen of the admin area. Its menu: admin-frame.spec.ts; axe on its forms: desktop/accessibility.spec.ts.
import { expect, test } from '#tests/support/browser-admin.ts'
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
})
