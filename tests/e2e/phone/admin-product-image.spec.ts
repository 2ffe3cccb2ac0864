// The image of a product, chosen from the device; drop and address: desktop/admin-product-image.spec.ts.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)

const dialog = (page: Page) => page.getByRole('dialog')
const url = (page: Page) => dialog(page).getByLabel('Image URL', { exact: true })
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  dialog(page).getByLabel('Upload an image').setInputFiles({ name, mimeType, buffer })

test('a chosen image is uploaded with progress, previewed, and fills in the address', async ({
  page,
  visitAdmin,
}) => {
  await visitAdmin('/en/admin/store')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/product-images', async (route) => {
    await released
    await route.continue()
  })
  await choose(page, 'one.png', 'image/png', PNG)
  await expect(dialog(page).getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: 'Selected image' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Save product' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Discard your changes?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  release()
  await expect(url(page)).toHaveValue(/^\/uploads\/[0-9A-Z]{26}-960\.webp$/)
  await expect(dialog(page).getByText('Image uploaded. Save the product to use it.')).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: 'Image preview' })).toBeVisible()
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Save product' })).toBeEnabled()
})
