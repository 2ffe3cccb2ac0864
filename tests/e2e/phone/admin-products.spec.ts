// Products: added and deleted through the form, which never discards typed text unasked.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

type Info = { project: { name: string }; testId: string }
/** Tests run in parallel on one store. */
const nameOf = ({ project, testId }: Info) => `Test ${project.name} ${testId.slice(-6)}`

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name)
  await field(page, 'Price (Rp)').fill('77000')
  await field(page, 'Sort order').fill('900')
  await field(page, 'Image URL').fill('/icons/icon-180.png')
  await field(page, 'Description').fill('80 points\n\n  For any mode  ')
  await field(page, 'Execute commands').fill('points give %player% 80')
}

test('an empty form names its missing fields; a product is added, and deleted after confirmation', async ({
  page,
  visitAdmin,
}, info) => {
  const name = nameOf(info)
  await visitAdmin('/en/admin/store')
  await expect(page.getByRole('tab')).toHaveText(['Products', 'Transactions', 'Send Actions'])
  await expect(page.locator('thead th')).toHaveText(['Name', 'Price', 'Sort ID', 'Actions'])
  await page.getByRole('button', { name: 'Add Product' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Save product' }).click()
  for (const problem of [
    'Please enter a name',
    'Please enter a price',
    'Please enter an image URL',
    'Please enter at least one line of description',
    'Please enter at least one command',
  ])
    await expect(dialog(page).getByText(problem)).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(dialog(page).getByText('%player% stands for the username')).toBeVisible()
  await expect(field(page, 'Execute commands')).toHaveAccessibleDescription(
    'Please enter at least one command One per line. %player% stands for the username.',
  )
  await dialog(page).getByRole('button', { name: 'Execute commands' }).click()
  await expect(field(page, 'Execute commands')).toBeFocused()
  await expect(field(page, 'Execute commands')).toBeInViewport()
  await field(page, 'Price (Rp)').fill('0')
  await expect(dialog(page).getByText('every player can order it again and again')).toBeVisible()

  await fillIn(page, name)
  await expect(dialog(page).getByText('Please check:')).toHaveCount(0)
  await expect(dialog(page).getByText('points give Steve_07 80')).toBeVisible()
  await expect(dialog(page).getByText('points give .Nether_Queen 80')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save product' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveText('Product saved')
  await expect(row(page, name)).toContainText('Rp77.000')
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeFocused()

  const remove = row(page, name).getByRole('button', { name: 'Delete' })
  await remove.click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Are you sure you want to delete this product?')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, name)).toHaveCount(0)
  await expect(page.locator('.toast').filter({ hasText: 'Product deleted' })).toBeVisible()
  await expect(page.locator('tbody button:focus')).toHaveCount(1)
})

test('Escape, backdrop, X and Cancel close the form, but ask before typed text is discarded', async ({
  page,
  visitAdmin,
}) => {
  await visitAdmin('/en/admin/store')
  const add = page.getByRole('button', { name: 'Add Product' })
  await add.click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await add.click()
  await page.mouse.click(2, 2)
  await expect(dialog(page)).toHaveCount(0)
  await add.click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await add.click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await add.click()
  await field(page, 'Name').fill('Half a thought')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Discard your changes?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Discard your changes?' })).toHaveCount(0)
  }
  await expect(field(page, 'Name')).toHaveValue('Half a thought')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
})
