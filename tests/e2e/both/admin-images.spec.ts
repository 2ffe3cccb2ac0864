// Pictures of the game modes: sent, shown, hidden and deleted.
import { expect, type Page, test } from '#tests/support/browser-admin.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Image', { exact: true }).setInputFiles({ name, mimeType, buffer })

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
  const question = page.getByRole('dialog')
  await expect(question.getByRole('heading')).toHaveText('Are you sure you want to delete this image?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(cards).toHaveCount(before)
})
