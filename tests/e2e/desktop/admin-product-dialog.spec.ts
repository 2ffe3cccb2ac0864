// The product editor is a modal over the list, with an address of its own. Saving: product-failures.test.tsx; its fields: image-upload.test.tsx.
import { expect, expectLocation, type Page, test } from '#tests/support/browser-admin.ts'

type Info = { testId: string; retry: number }

const dialog = (page: Page) => page.getByRole('dialog').first()
const question = (page: Page) => page.getByRole('heading', { name: 'Leave without saving?' })

async function addProduct(page: Page, token: string, { testId, retry }: Info) {
  const data = {
    name: `Test dialog ${testId.slice(-6)}${retry}`,
    price: 20_000,
    image_url: '/icons/icon-180.png',
    description: ['20 points'],
    execute: [{ type: 'commands', text: 'points give %player% 20' }],
    sort_id: 970,
  }
  const headers = { authorization: `Bearer ${token}` }
  const { _id } = await (await page.request.post('/api/admin/products', { headers, data })).json()
  return { name: data.name, path: `/en/admin/store/products/${_id}` }
}

test('Escape, backdrop, X and Back close the editor, and the focus returns to the row', async ({
  page,
  visitAdmin,
  token,
}, info) => {
  const { name, path } = await addProduct(page, token, info)
  await visitAdmin('/en/admin/store')
  const edit = page.getByRole('link', { name: `Edit ${name}` })
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(5, 5),
    X: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    Back: () => page.goBack(),
  }
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await edit.click()
      await expectLocation(page, path)
      await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue(name)
      await close()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectLocation(page, '/en/admin/store')
      await expect(edit).toBeFocused()
    })
  }
})

test('an address opens the list with the editor, which asks before changes are lost', async ({
  page,
  visitAdmin,
  token,
}, info) => {
  const { name, path } = await addProduct(page, token, info)
  await visitAdmin(path)
  const field = dialog(page).getByLabel('Price (Rp)', { exact: true })
  await field.fill('21000')
  await expect(page.locator('tbody tr').filter({ hasText: name })).toBeVisible()
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await close()
    await expect(question(page)).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(field).toHaveValue('21000')
  }
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectLocation(page, '/en/admin/store')
  await expect(
    page.locator('tbody tr').filter({ hasText: name }).getByRole('link', { name }).first(),
  ).toBeFocused()
})
