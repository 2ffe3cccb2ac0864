// Images of the game modes, as they are stored. Refused files and failed uploads: admin-images.page.test.tsx.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)

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
  const builtIn = section.getByRole('img', { name: /^Built-in image/ })
  for (const image of await builtIn.all())
    expect((await page.request.get((await image.getAttribute('src')) ?? '')).status()).toBe(200)

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
