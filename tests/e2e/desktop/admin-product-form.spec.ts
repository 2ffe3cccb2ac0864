// The product form: focus trap, preview, and concurrent edits.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

type Info = { project: { name: string }; testId: string }
/** Tests run in parallel on one store. */
const nameOf = ({ project, testId }: Info) => `Test ${project.name} ${testId.slice(-6)}`

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

async function addProduct(
  page: Page,
  token: string,
  name: string,
): Promise<{ _id: string; version: number }> {
  const response = await page.request.post('/api/admin/products', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name,
      price: 20_000,
      image_url: '/icons/icon-180.png',
      description: ['20 points'],
      execute: [{ type: 'commands', text: 'points give %player% 20' }],
      sort_id: 901,
    },
  })
  return response.json()
}

test('the focus stays inside the form, and a preview that cannot load is hidden', async ({
  page,
  visitAdmin,
}) => {
  await visitAdmin('/en/admin/store')
  await page.getByRole('button', { name: 'Add Product' }).click()
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(inside).toBe(true)
  }
  const preview = dialog(page).getByRole('img', { name: 'Image preview' })
  await field(page, 'Image URL').fill('/icons/icon-180.png')
  await expect(preview).toBeVisible()
  await field(page, 'Image URL').fill('/icons/nothing.png')
  await expect(preview).toHaveCount(0)
})

test('of two concurrent edits the second is refused, preserved, and can be saved again', async ({
  page,
  visitAdmin,
  token,
}, info) => {
  const name = nameOf(info)
  const { _id, version } = await addProduct(page, token, name)
  await visitAdmin('/en/admin/store')
  await row(page, name).getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Price (Rp)').fill('30000')

  const headers = { authorization: `Bearer ${token}` }
  const before = await (await page.request.get('/api/admin/products', { headers })).json()
  const {
    _id: id,
    version: _v,
    ...form
  } = before.products.find((product: { _id: string }) => product._id === _id)
  const other = await page.request.put(`/api/admin/products/${id}`, {
    headers,
    data: { ...form, price: 25_000, version },
  })
  expect(other.status()).toBe(200)

  await dialog(page).getByRole('button', { name: 'Save product' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Someone else changed this product')
  await expect(field(page, 'Price (Rp)')).toHaveValue('30000')
  await dialog(page).getByRole('button', { name: 'Load the latest version' }).click()
  await expect(field(page, 'Price (Rp)')).toHaveValue('25000')
  await expect(dialog(page).getByText('30000')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Use mine' }).click()
  await expect(field(page, 'Price (Rp)')).toHaveValue('30000')
  await dialog(page).getByRole('button', { name: 'Save product' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, name)).toContainText('Rp30.000')
})

test('each command has its server and can wait until the player is online', async ({
  page,
  visitAdmin,
  token,
}, info) => {
  const name = nameOf(info)
  await addProduct(page, token, name)
  await visitAdmin('/en/admin/store')
  await row(page, name).getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Execute commands').fill('points give %player% 20\nkit %player%')
  await field(page, 'Server of command 2').selectOption({ label: 'SkyBlock' })
  await dialog(page).getByLabel('Wait until online').nth(1).check()
  await expect(dialog(page)).toContainText('Sent only while the player is on SkyBlock.')
  await dialog(page).getByRole('button', { name: 'Save product' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await row(page, name).getByRole('button', { name: 'Edit' }).click()
  await expect(field(page, 'Server of command 1')).toHaveValue('survival')
  await expect(field(page, 'Server of command 2')).toHaveValue('skyblock')
  await expect(dialog(page).getByLabel('Wait until online').nth(1)).toBeChecked()
})
