// The servers screen: tests when it opens, a new server, passwords that are never shown, and refusals.
import { expect, type Page, test } from '#tests/support/browser-settings.ts'

// All of them change the settings of one site.
test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ api }) => {
  await api.reset('servers')
})

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.locator('.list-row').filter({ hasText: name })

test('every server is tested when the screen opens; in a demo a simulator answers', async ({
  page,
  visitOwned,
}) => {
  await visitOwned('/en/admin/network/servers')
  for (const name of ['Survival', 'SkyBlock', 'Creative']) {
    await expect(card(page, name)).toContainText('players online')
    await expect(card(page, name)).toContainText('Demo: a simulator answers')
  }
  await expect(card(page, 'Survival')).toContainText('Default of commands')
})

test('a new server gets its id from its name, is saved and tested', async ({ page, visitOwned }) => {
  await visitOwned('/en/admin/network/servers')
  await button(page, 'Add server').click()
  await expect(field(page, 'Server name').last()).toBeFocused()
  await field(page, 'Server name').last().fill('Prison Break')
  await expect(card(page, 'Prison Break')).toContainText('prison-break')
  await card(page, 'Prison Break').getByLabel('Ping address').check()
  await card(page, 'Prison Break').getByLabel('Host', { exact: true }).fill('127.0.0.1')
  await card(page, 'Prison Break').getByLabel('Port', { exact: true }).fill('9')
  await card(page, 'Prison Break').getByRole('button', { name: 'Test now' }).click()
  await expect(card(page, 'Prison Break')).toContainText('Is the server running on this port?')

  await button(page, 'Save').click()
  await expect(page.getByText('Saved, live now.').first()).toBeVisible()
  await page.reload()
  await expect(card(page, 'Prison Break')).toContainText('127.0.0.1:9')
})

test('a password is stored, tested at once and never shown again', async ({ page, visitOwned }) => {
  await visitOwned('/en/admin/network/servers')
  await card(page, 'Survival').getByRole('button', { name: 'Edit' }).click()
  await card(page, 'Survival').getByRole('button', { name: 'MySQL' }).click()
  await field(page, 'Database password').fill('correct horse')
  const tested = page.waitForRequest('**/api/admin/servers/survival/test')
  await button(page, 'Save password').click()
  await tested
  await expect(page.getByText('Password saved').first()).toBeVisible()
  await expect(card(page, 'Survival')).toContainText('Saved, encrypted. It is never shown again.')
  const html = await page.content()
  expect(html).not.toContain('correct horse')

  await button(page, 'Remove').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(field(page, 'Database password')).toBeVisible()
})

test('play money is kept away from a real game, and a used server is not removed', async ({
  page,
  visitOwned,
}) => {
  await visitOwned('/id/admin/network/servers')
  await card(page, 'Survival').getByRole('button', { name: 'Ubah' }).click()
  await card(page, 'Survival').getByLabel('Alamat RCON').check()
  await card(page, 'Survival').getByLabel('Host', { exact: true }).fill('10.0.0.11')
  await button(page, 'Simpan').click()
  await expect(card(page, 'Survival')).toContainText('ALLOW_SANDBOX=1')
  await button(page, 'Buang').click()

  await button(page, 'Hapus Survival').click()
  await button(page, 'Simpan').click()
  await expect(page.locator('.save-bar')).toContainText('Server "survival" masih dipakai oleh: Survival Mix')
  await expect(page.locator('.save-bar')).toContainText('Pilih server baru penggantinya di bawah daftar')
})

test('a new server takes the place of another in one save, and the undo takes it back', async ({
  page,
  visitOwned,
}) => {
  await visitOwned('/en/admin/network/servers')
  await button(page, 'Remove Creative').click()
  await expect(field(page, 'Instead of Creative')).toBeHidden()
  await button(page, 'Add server').click()
  await field(page, 'Server name').last().fill('Prison')
  await field(page, 'Instead of Creative').selectOption('Prison')
  // The id follows the name: the choice is made again.
  await field(page, 'Server name').last().fill('Prison Two')
  await expect(field(page, 'Instead of Creative')).toHaveValue('')
  await field(page, 'Instead of Creative').selectOption('Prison Two')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved, live now.').first()).toBeVisible()
  await expect(field(page, 'Instead of Creative')).toBeHidden()

  // The removal of the entry has an undo as well.
  await page
    .locator('.toast')
    .filter({ hasText: 'Saved, live now.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(card(page, 'Creative')).toBeVisible()
  await expect(card(page, 'Prison Two')).toBeHidden()
})
