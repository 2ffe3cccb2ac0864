// Pictures of the game modes: refused, sent, shown, hidden and deleted.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)
const FIVE_MB = 5 * 1024 * 1024

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Image', { exact: true }).setInputFiles({ name, mimeType, buffer })

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

test('a good file can be dropped, and a bar shows how much is sent', async ({ page, visitAdmin }) => {
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
  await expect(page.getByRole('img', { name: 'Chosen image' })).toBeVisible()
  await expect(page.getByText('dropped.png')).toBeVisible()
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
  go()
  await expect(page.getByRole('alert')).toHaveText('There is no room left to store the image.')
})

test('a picture is added, hidden, shown and deleted', async ({ page, visitAdmin }, { project }) => {
  // Each width has a game mode of its own: both run at the same time.
  const gamemode = project.name === 'phone' ? 'Creative Mode' : 'SkyBlock Tycoon'
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
  await expect(page.getByRole('img', { name: 'Chosen image' })).toBeVisible()
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
  const question = page.getByRole('dialog')
  await expect(question.getByRole('heading')).toHaveText('Are you sure you want to delete this image?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(cards).toHaveCount(before)
})

test('an upload that the server refuses says why, and one without an answer says that it failed', async ({
  page,
  visitAdmin,
}) => {
  await visitAdmin('/en/admin/images')
  await choose(page, 'broken.png', 'image/png', Buffer.from('no picture at all'))
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(page.getByRole('alert')).toHaveText(/image file|damaged/)
  await page.route('**/api/admin/gamemode-images', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Add image' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to add gamemode image')
})
