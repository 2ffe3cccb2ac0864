// Name and look: the accent with its nearest readable colour, uploads, previews, saving.
import { demoSettings } from '#content/settings/index.ts'
import { startAvatarServer } from '#tests/simulators/avatar-server.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

/** 64 × 32 px of one transparent colour. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAMAAACVQ462AAAAA1BMVEUAu/+NSaUkAAAAAXRSTlOArV5bRgAAABhJREFUSMdjYBgFo2AUjIJRMApGwShABQAIIAABVYjUnQAAAABJRU5ErkJggg==',
  'base64',
)

test.describe.configure({ mode: 'serial' })

const site = siteOfFile()
test.beforeEach(() => site.admin.save('identity', demoSettings.identity))

async function openScreen(page: Page, language = 'en'): Promise<void> {
  await site.openScreen(page, 'site/identity', language)
  await expect(page.locator('[data-path="identity:name"]')).toBeVisible()
}

const accent = (page: Page) => page.locator('input.input[data-path="identity:accent"]')

test('a colour that cannot be read is refused, and its neighbour is one click away', async ({ page }) => {
  await openScreen(page)
  await test.step('the accent of the build has no warning, one near the gold of the boards has', async () => {
    await expect(accent(page)).toHaveValue(demoSettings.identity.accent)
    await expect(page.getByText('dark words on the button')).toBeVisible()
    await expect(page.getByText(/beside the gold of rank 1/)).toHaveCount(0)
    await accent(page).fill('#ffd040')
    await expect(page.getByText('beside the gold of rank 1: hard to tell apart')).toBeVisible()
  })
  await test.step('a slow press on the neighbour hits it, though the problem appears above', async () => {
    await accent(page).fill('#8b0000')
    await page.getByRole('button', { name: 'Use #e16151' }).click({ delay: 300 })
    await expect(accent(page)).toHaveValue('#e16151')
  })
  await accent(page).fill('#8b0000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Too dark to read. The nearest colour that works is #e16151.')).toBeVisible()
  await page.getByRole('button', { name: 'Use #e16151' }).click()
  await expect(accent(page)).toHaveValue('#e16151')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved, live now.')).toBeVisible()
  expect(await (await fetch(`${site.url}/en`)).text()).toContain('--color-star:#e16151')
})

test('name, logo and hero are previewed, saved, and on the site', async ({ page }) => {
  await openScreen(page)
  await page.locator('[data-path="identity:name"]').fill('Nusantara Raya')
  await page.locator('[data-path="identity:short_name"]').fill('Raya')
  await expect(page.locator('.preview-big')).toHaveText('Nusantara')
  await expect(page.locator('.preview-block').first()).toHaveText('R')
  await expect(page.getByText('14 of 32 characters')).toBeVisible()
  await expect(page.getByText(/^Fits at 320 px/)).toBeVisible()

  await page.getByAltText('Town on sky islands').click()
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: LOGO }
  await page.locator('[data-path="identity:logo_url"]').setInputFiles(logo)
  await expect(page.locator('img.preview-mark').first()).toHaveAttribute('src', /^\/uploads\//)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved, live now.')).toBeVisible()

  await page.goto(`${site.url}/en`)
  await expect(page.locator('h1')).toHaveText('NusantaraRaya')
  await expect(page.locator('.hero img')).toHaveAttribute('src', /skyblock-town/)
  await expect(page.locator('header .logo img')).toHaveAttribute('src', /^\/brand\/[\w-]{10}\/mark\.svg$/)
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => page.locator('header .logo img').evaluate(isLoaded)).toBe(true)
})

test('a picture is uploaded at once, previewed, saved and removed', async ({ page }) => {
  await openScreen(page)
  const input = page.locator('[data-path="identity:favicon_url"]')
  const field = input.locator('xpath=ancestor::div[2]')
  const builtIn = await field.getByRole('img').getAttribute('src')
  await input.setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: LOGO })
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

test('a short name that gets too small on a phone is a warning, in Indonesian too', {
  tag: '@night',
}, async ({ page }) => {
  await openScreen(page, 'id')
  await page.locator('[data-path="identity:name"]').fill('🚀'.repeat(8))
  await page.locator('[data-path="identity:short_name"]').fill('🚀'.repeat(8))
  await expect(page.getByText(/^Huruf cuma \d+ px di layar 320 px/)).toBeVisible()
})

test('a service for heads is tested as it is typed, saved, and its heads are on the boards', async ({
  page,
}) => {
  const service = await startAvatarServer({ known: (name) => name !== 'Nobody' })
  await openScreen(page)
  const url = page.locator('[data-path="heads:sources.0.url"]')
  const row = page.locator('[data-path="heads:sources"] > li').first()
  await url.fill(service.url.replace('{name}', 'x'))
  await page.locator('[data-path="heads:enabled"]').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Put {name} where the name of the player belongs.').first()).toBeVisible()

  await url.fill(service.url)
  await row.getByRole('button', { name: 'Test now' }).click()
  await expect(row.getByText(/^Works, answered in \d+ ms$/)).toBeVisible()
  await expect(row.locator('.head img')).toHaveAttribute('src', /^data:image\/webp/)
  await page.getByLabel('Player for the test').fill('Nobody')
  await row.getByRole('button', { name: 'Test now' }).click()
  await expect(row.getByText('It answers, and has no head of Nobody.')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved, live now.')).toBeVisible()
  expect(await (await fetch(`${site.url}/en/leaderboard`)).text()).toContain('/heads/64-')
  await service.close()
})
