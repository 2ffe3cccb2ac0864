// Pictures of the game modes that are not taken, dropped, or lost on the way.
import { answer, expect, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)
const FIVE_MB = 5 * 1024 * 1024

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Image', { exact: true }).setInputFiles({ name, mimeType, buffer })

test('the built-in images are shown while none of a mode is active, and only a chosen file can be added', async ({
  page,
  visitAdmin,
}) => {
  const image = { _id: 'I1', gamemode: 'survival', image_url: '/icons/icon-180.png', active: false }
  let active = false
  await answer(page, 'gamemode-images', () => ({ json: { images: [{ ...image, active }] } }))
  await visitAdmin('/en/admin/images')
  const builtIn = page.getByRole('img', { name: /^Built-in image \d of Survival Mix$/ })
  await expect(builtIn).toHaveCount(3)
  for (const picture of await builtIn.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  active = true
  await visitAdmin('/en/admin/images')
  await expect(page.getByRole('img', { name: 'Image 1 of Survival Mix' })).toBeVisible()
  await expect(builtIn).toHaveCount(0)

  const add = page.getByRole('button', { name: 'Add image' })
  await expect(add).toHaveClass(/btn-outline/)
  await choose(page, 'one.png', 'image/png', PNG)
  await expect(add).toHaveClass(/btn-primary/)
})

test('files that are not taken are refused in the words of the spec', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/images')
  const said = page.getByRole('alert')
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(said).toHaveText('Please select an image file')
  await choose(page, 'notes.txt', 'text/plain', Buffer.from('hello'))
  await expect(said).toHaveText('Please select an image file')
  await choose(page, 'large.png', 'image/png', Buffer.alloc(FIVE_MB))
  await expect(said).toHaveText('File size must be less than 5MB')
  await choose(page, 'drawing.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await expect(said).toHaveText('Only PNG, JPG and GIF images are accepted.')

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }))
    return data
  })
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(said).toHaveText('Please drop an image file')
})

test('a dropped file shows how much of it is sent; one that does not arrive says why', async ({
  page,
  visitAdmin,
}) => {
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/admin/gamemode-images', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await gone
    // Nothing is added: other tests count what is there.
    await route.fulfill({ status: 507, json: { error: 'No room.', code: 'storage_full' } })
  })
  await visitAdmin('/en/admin/images')
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
    return data
  }, PNG.toString('base64'))
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('img', { name: 'Selected image' })).toBeVisible()
  await expect(page.getByText('dropped.png')).toBeVisible()
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
  go()
  await expect(page.getByRole('alert')).toHaveText('There is no space left to store the image.')

  await page.unrouteAll()
  await choose(page, 'broken.png', 'image/png', Buffer.from('no picture at all'))
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(page.getByRole('alert')).toHaveText(/image file|damaged/)
  await page.route('**/api/admin/gamemode-images', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to add gamemode image')
})
