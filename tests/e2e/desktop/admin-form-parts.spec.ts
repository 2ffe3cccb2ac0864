// Parts of the settings form: picture field, field set by the environment, notice of a section that is not valid.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ADMIN_TOKEN_STORAGE_KEY } from '#contract/team/admin.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const PICTURE = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00bbff' } })
  .png()
  .toBuffer()

/** Its fourteen variants take seconds to encode. */
const HERO = await sharp({
  create: {
    width: 2_400,
    height: 1_200,
    channels: 3,
    background: '#345',
    noise: { type: 'gaussian', sigma: 9 },
  },
})
  .resize(2_400)
  .jpeg()
  .toBuffer()

test.describe.configure({ mode: 'serial' })

const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-form-parts-'))
const env = {
  ...ADMIN_ENV,
  PUBLIC_URL: 'http://127.0.0.1',
  DATA_DIR: dataDir,
  GAME_PING_SKYBLOCK: '127.0.0.1:9',
}
let site: RunningSite
let token: string

test.beforeAll(async () => {
  await storeInvalidSection()
  site = await startSite({ env })
  token = (await signIn(site)).token
})
test.afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})

/** As a downgrade may leave it. The first start makes the tables. */
async function storeInvalidSection(): Promise<void> {
  const first = await startSite({ env })
  await first[Symbol.asyncDispose]()
  const db = openSqlite(join(dataDir, 'angkasa.db'))
  const value = JSON.stringify({ java: { host: 'not a host', port: 0 } })
  const row = { section: 'play', version: 1, value, updated_at: new Date().toISOString(), updated_by: 'ayu' }
  await db.insertInto('settings').values(row).execute()
  await db.destroy()
}

async function openScreen(page: Page, path: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    ADMIN_TOKEN_STORAGE_KEY,
    token,
  ] as const)
  await page.goto(site.url + path)
}

test('a picture is uploaded at once, previewed, saved and removed', async ({ page }) => {
  await openScreen(page, '/en/admin/site/identity')
  const input = page.locator('[data-path="identity:favicon_url"]')
  const field = input.locator('xpath=ancestor::div[2]')
  const builtIn = await field.getByRole('img').getAttribute('src')

  await input.setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(field.getByText('Replace')).toBeVisible()
  await expect(field.getByRole('img')).toHaveAttribute('src', /^\/uploads\//)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved, live now.')).toBeVisible()

  await field.getByRole('button', { name: 'Use the built-in one' }).click()
  await expect(field.getByText('Upload', { exact: true })).toBeVisible()
  await expect(page.getByText('Unsaved: Favicon')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(field.getByRole('img')).not.toHaveAttribute('src', builtIn ?? '')
})

test('a large picture says that its sizes are made after the last byte', async ({ page }) => {
  await openScreen(page, '/en/admin/site/identity')
  const input = page.locator('.scene-own input')
  await input.setInputFiles({ name: 'hero.jpg', mimeType: 'image/jpeg', buffer: HERO })
  await expect(page.locator('.scene-own')).toHaveText('Preparing the sizes…')
  await expect(input).toBeDisabled()

  await expect(page.getByAltText('Own picture')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.scene-own')).toHaveText('Own picture')
  await expect(page.getByText('Unsaved: Hero picture')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a file that is no picture is refused beside the field, and nothing changes', async ({ page }) => {
  await openScreen(page, '/id/admin/site/identity')
  const input = page.locator('[data-path="identity:logo_url"]')
  const buffer = Buffer.from('<html>')
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })

  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(/./)
  await expect(page.getByText(/^Belum disimpan/)).toHaveCount(0)
})

test('a field that the environment sets names its variable and has no control', async ({ page }) => {
  await openScreen(page, '/en/admin/network/servers')
  const locked = page.getByText('Set by the environment: GAME_PING_SKYBLOCK')
  await expect(locked).toHaveCount(1)
  await expect(locked).toBeHidden()
  await page.getByRole('button', { name: 'Edit' }).nth(1).click()
  await expect(locked).toBeVisible()
  await expect(page.locator('[data-path="servers:list.0.ping"]')).toHaveCount(1)
  await expect(page.locator('[data-path="servers:list.1.ping"]')).toHaveCount(0)
})

test('a section that is not valid shows its defaults and a notice until it is saved', async ({ page }) => {
  await openScreen(page, '/en/admin/site/links')
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'The saved values of “Play addresses” are not valid' })
  await expect(notice).toBeVisible()
  await expect(page.locator('[data-path="play:java.host"]')).toHaveValue('play.angkasa.example')

  await page.locator('[data-path="play:java.host"]').fill('play.own.test')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved, live now.')).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-path="play:java.host"]')).toHaveValue('play.own.test')
  await expect(notice).toHaveCount(0)
})
