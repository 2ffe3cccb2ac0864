// The product editor: missing fields and preview. Leaving: admin-product-dialog.spec.ts. The list:
// phone/admin-products.spec.ts.
import { expect, expectLocation, type Page, test } from '#tests/support/browser-admin.ts'

type Info = { project: { name: string }; testId: string }
/** Tests run in parallel on one store. */
const nameOf = ({ project, testId }: Info) => `Test ${project.name} ${testId.slice(-6)}`

const form = (page: Page) => page.locator('main form')
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save product' })

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name)
  await field(page, 'Price (Rp)').fill('77000')
  await field(page, 'Sort order').fill('900')
  await field(page, 'Image URL').fill('/icons/icon-180.png')
  await field(page, 'Description').fill('80 points\n\n  For any mode  ')
  await field(page, 'Execute commands').fill('/points give %player% 80')
}

test('an empty form names its missing fields; a product is previewed and added', async ({
  page,
  visitAdmin,
}, info) => {
  const name = nameOf(info)
  await visitAdmin('/en/admin/store')
  await page.getByRole('link', { name: 'Add Product' }).click()
  await expectLocation(page, '/en/admin/store/products/new')
  await save(page).click()
  // Name, price, picture, description and commands.
  await expect(form(page).getByText('Please fill this in.')).toHaveCount(5)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Execute commands')).toHaveAccessibleDescription(
    /^Please fill this in\. One per line\. %player% stands for the username\./,
  )
  await form(page).getByRole('button', { name: 'Execute commands' }).click()
  await expect(field(page, 'Execute commands')).toBeFocused()
  await field(page, 'Price (Rp)').fill('0')
  await expect(form(page).getByText('every player can order it again and again')).toBeVisible()

  await fillIn(page, name)
  await expect(form(page).getByText('Please check:')).toHaveCount(0)
  const preview = page.locator('.settings-preview')
  await field(page, 'Sale price (Rp)').fill('69300')
  await expect(preview).toContainText('Rp69.300 Rp77.000')
  await form(page).getByRole('button', { name: 'remove it' }).click()
  await expect(preview.getByText('points give Steve_07 80')).toBeVisible()
  await preview.getByLabel('Example name').fill('.Nether Queen')
  await expect(preview.getByText('points give .Nether_Queen 80')).toBeVisible()
  await expect(field(page, 'Image URL')).toHaveValue('/icons/icon-180.png')

  await field(page, 'Execute commands').fill('op %player%')
  await save(page).click()
  await expect(page.getByRole('dialog').last()).toContainText('op %player%')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Cancel' }).click()
  await field(page, 'Execute commands').fill('points give %player% 80')
  await save(page).click()
  await expectLocation(page, '/en/admin/store')
  await expect(page.locator('.toast')).toContainText('Product saved')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Rp77.000 Rp69.300')
})
