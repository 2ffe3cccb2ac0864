// The image of a product: by keyboard, drop and address, and refused files.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)
const FIVE_MB = 5 * 1024 * 1024

const form = (page: Page) => page.locator('main form')
const url = (page: Page) => form(page).getByLabel('Image URL', { exact: true })
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  form(page).getByLabel('Upload an image').setInputFiles({ name, mimeType, buffer })

async function drop(page: Page, type: string, base64: string): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([mime = '', content = '']) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes], 'dropped', { type: mime }))
      return data
    },
    [type, base64],
  )
  await form(page).locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
}

test.beforeEach(async ({ visitAdmin }) => {
  await visitAdmin('/en/admin/store/products/new')
})

test('the upload is the next tab stop after the address, and accepts a dropped image', async ({ page }) => {
  await url(page).focus()
  await page.keyboard.press('Tab')
  await expect(form(page).getByLabel('Upload an image')).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  // One round trip, so that the browser intercepts its file chooser.
  await page.evaluate(() => undefined)
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'one.png', mimeType: 'image/png', buffer: PNG })
  await expect(url(page)).toHaveValue(/^\/uploads\//)

  await url(page).fill('')
  await drop(page, 'image/png', PNG.toString('base64'))
  await expect(url(page)).toHaveValue(/^\/uploads\//)
})

test('warns about an address without https, refuses wrong files, and preserves the address', async ({
  page,
}) => {
  const alert = form(page).getByRole('alert')
  const warning = form(page).getByText('Browsers only load images from https addresses')
  await url(page).fill('http://pictures.example/a.png')
  await expect(warning).toBeVisible()
  await url(page).fill('https://pictures.example/a.png')
  await expect(warning).toHaveCount(0)

  await url(page).fill('/icons/icon-180.png')
  await choose(page, 'notes.txt', 'text/plain', Buffer.from('hello'))
  await expect(alert).toHaveText('Please select an image file')
  await drop(page, 'text/plain', 'aGVsbG8=')
  await expect(alert).toHaveText('Please drop an image file')
  await choose(page, 'large.png', 'image/png', Buffer.alloc(FIVE_MB))
  await expect(alert).toHaveText('File size must be less than 5MB')
  await choose(page, 'a.webp', 'image/webp', PNG)
  await expect(alert).toHaveText('Only PNG, JPG and GIF images are accepted.')
  await choose(page, 'broken.png', 'image/png', PNG.subarray(0, 40))
  await expect(alert).toHaveText("The image is damaged and can't be read.")
  await page.route('**/api/admin/product-images', (route) => route.abort())
  await choose(page, 'one.png', 'image/png', PNG)
  await expect(alert).toHaveText('Failed to upload the image')
  await expect(url(page)).toHaveValue('/icons/icon-180.png')
})
