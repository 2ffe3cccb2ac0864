// Images of the game modes: added, deleted, dropped, refused, and failed uploads.
import { expect, mockAdminApi, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)
const FIVE_MB = 5 * 1024 * 1024

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Image', { exact: true }).setInputFiles({ name, mimeType, buffer })

test('an image is added, deactivated, activated and deleted', async ({ page, visitAdmin }) => {
  const gamemode = 'SkyBlock Tycoon'
  await visitAdmin('/en/admin/images')
  await expect(page.getByLabel('Gamemode').locator('option')).toHaveText([
    'Survival Mix',
    'SkyBlock Tycoon',
    'Creative Mode',
  ])
  const section = page.getByRole('region', { name: gamemode })
  const cards = section.getByRole('listitem')
  await expect(section).toBeVisible()
  const before = await cards.count()

  await page.getByLabel('Gamemode').selectOption({ label: gamemode })
  await choose(page, 'one.png', 'image/png', PNG)
  await expect(page.getByRole('img', { name: 'Selected image' })).toBeVisible()
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(page.locator('.toast')).toHaveText('Image added')
  await expect(cards).toHaveCount(before + 1)

  const card = cards.last()
  await expect(card).toContainText('Active')
  await card.getByRole('button', { name: 'Deactivate' }).click()
  await expect(card).toContainText('Inactive')
  await card.getByRole('button', { name: 'Activate' }).click()
  await expect(card.getByRole('button', { name: 'Deactivate' })).toBeEnabled()

  await card.getByRole('button', { name: 'Delete' }).click()
  const confirm = page.getByRole('dialog')
  await expect(confirm.getByRole('heading')).toHaveText('Are you sure you want to delete this image?')
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(cards).toHaveCount(before)
})

test('shows the built-in images while a mode has no active image, and highlights Add once a file is chosen', async ({
  page,
  visitAdmin,
}) => {
  const image = { _id: 'I1', gamemode: 'survival', image_url: '/icons/icon-180.png', active: false }
  let active = false
  await mockAdminApi(page, 'gamemode-images', () => ({ json: { images: [{ ...image, active }] } }))
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

test('refuses files of a wrong type or size', async ({ page, visitAdmin }) => {
  await visitAdmin('/en/admin/images')
  const alert = page.getByRole('alert')
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(alert).toHaveText('Please select an image file')
  await choose(page, 'notes.txt', 'text/plain', Buffer.from('hello'))
  await expect(alert).toHaveText('Please select an image file')
  await choose(page, 'large.png', 'image/png', Buffer.alloc(FIVE_MB))
  await expect(alert).toHaveText('File size must be less than 5MB')
  await choose(page, 'vector.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await expect(alert).toHaveText('Only PNG, JPG and GIF images are accepted.')

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }))
    return data
  })
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(alert).toHaveText('Please drop an image file')
})

test('a dropped file shows its upload progress, and a failed upload says why', async ({
  page,
  visitAdmin,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/gamemode-images', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await released
    // Nothing is stored, because another test counts the images.
    await route.fulfill({ status: 507, json: { error: 'No room.', code: 'storage_full' } })
  })
  await visitAdmin('/en/admin/images')
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
    return data
  }, PNG.toString('base64'))
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('img', { name: 'Selected image' })).toBeVisible()
  await expect(page.getByText('dropped.png')).toBeVisible()
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
  release()
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
