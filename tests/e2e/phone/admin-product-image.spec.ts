// The image of a product, chosen from the device; drop and address: desktop/admin-product-image.spec.ts.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)

const form = (page: Page) => page.locator('main form')
const url = (page: Page) => form(page).getByLabel('Image URL', { exact: true })
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  form(page).getByLabel('Upload an image').setInputFiles({ name, mimeType, buffer })

test('a chosen image is uploaded with progress, previewed, and fills in the address', async ({
  page,
  visitAdmin,
}) => {
  await visitAdmin('/en/admin/store/products/new')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/product-images', async (route) => {
    await released
    await route.continue()
  })
  await choose(page, 'one.png', 'image/png', PNG)
  await expect(form(page).getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
  await expect(form(page).getByRole('img', { name: 'Selected image' })).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Save product' })).toBeDisabled()
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  release()
  await expect(url(page)).toHaveValue(/^\/uploads\/[0-9A-Z]{26}-960\.webp$/)
  await expect(form(page).getByText('Image uploaded. Save the product to use it.')).toBeVisible()
  await expect(form(page).getByRole('img', { name: 'Image preview' })).toBeVisible()
  await expect(form(page).getByRole('progressbar')).toHaveCount(0)
  await expect(form(page).getByRole('button', { name: 'Save product' })).toBeEnabled()
})
