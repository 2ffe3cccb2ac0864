// The image of a product, by keyboard and drop. Refused files and progress: image-upload.test.tsx.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)

const form = (page: Page) => page.locator('main form')
const url = (page: Page) => form(page).getByLabel('Image URL', { exact: true })

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

test('the upload is the next tab stop after the address, and accepts a dropped image', async ({
  page,
  visitAdmin,
}) => {
  await visitAdmin('/en/admin/store/products/new')
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
