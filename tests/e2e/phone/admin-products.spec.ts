// The list of products: switch with undo, copies, order by keyboard, deletion. The form: desktop/admin-product-form.spec.ts.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

type Info = { project: { name: string }; testId: string; retry: number }
/** Tests run in parallel on one store. */
const nameOf = ({ project, testId, retry }: Info) => `Test ${project.name} ${testId.slice(-6)}${retry}`

const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')

test('a product is copied, shown and hidden with undo, moved by keyboard, and deleted after confirmation', async ({
  page,
  visitAdmin,
  token,
}, info) => {
  const name = nameOf(info)
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    name,
    price: 20_000,
    image_url: '/icons/icon-180.png',
    description: ['20 points'],
    execute: [{ type: 'commands', text: 'points give %player% 20' }],
    sort_id: 950,
  }
  await page.request.post('/api/admin/products', { headers, data })
  await visitAdmin('/en/admin/store')
  await expect(page.locator('.titles li')).toHaveText(['Products', 'Transactions', 'Send Actions'])
  for (const column of ['Name', 'Price', 'Sort ID']) {
    await expect(page.locator('thead th').filter({ hasText: new RegExp(`^${column}$`) })).toHaveCount(1)
  }

  await test.step('duplicate opens a hidden copy', async () => {
    await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/admin\/store\/products\/[0-9A-Z]{26}$/)
    await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue(`${name} (copy)`)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })
  const copy = row(page, `${name} (copy)`)
  await test.step('the switch acts at once and can be undone', async () => {
    const inStore = copy.getByRole('checkbox')
    await expect(inStore).not.toBeChecked()
    await inStore.click()
    await expect(inStore).toBeChecked()
    await expect(page.locator('.toast').filter({ hasText: 'is in the store.' })).toBeVisible()
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).first().click()
    await expect(inStore).not.toBeChecked()
  })
  await test.step('arrow keys move a product, and the order is saved', async () => {
    await page.getByRole('button', { name: 'Reorder' }).click()
    // A product that another test adds meanwhile is a conflict: the list is loaded again.
    await expect(async () => {
      await page.getByRole('button', { name: `Move ${name} (copy)` }).press('ArrowUp')
      await expect(page.locator('.toast').filter({ hasText: 'Order saved, live now.' })).toBeVisible({
        timeout: 4_000,
      })
    }).toPass()
    const { products } = await (await page.request.get('/api/admin/products', { headers })).json()
    const names: string[] = products.map((product: { name: string }) => product.name)
    expect(names.indexOf(`${name} (copy)`)).toBeLessThan(names.indexOf(name))
    await page.getByRole('button', { name: 'Done' }).click()
  })
  await test.step('delete asks', async () => {
    const remove = page.getByRole('button', { name: `Delete ${name} (copy)` })
    await remove.click()
    await expect(dialog(page).getByRole('heading')).toHaveText(
      'Are you sure you want to delete this product?',
    )
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(copy).toHaveCount(0)
    await expect(page.locator('.toast').filter({ hasText: 'Product deleted' })).toBeVisible()
  })
})
