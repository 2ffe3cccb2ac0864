// Name and look: the accent with its nearest readable colour, previews, saving. Pictures, heads: hero-choice.test.tsx.
import { demoSettings } from '#content/settings/index.ts'
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

async function openScreen(page: Page): Promise<void> {
  await site.openScreen(page, 'site/identity')
  await expect(page.locator('[data-path="identity:name"]')).toBeVisible()
}

const accent = (page: Page) => page.locator('input.input[data-path="identity:accent"]')

test('a colour that cannot be read is refused, and its neighbour is one click away', async ({ page }) => {
  await openScreen(page)
  await test.step('the accent of the build has no warning, one near the gold of the boards has', async () => {
    await expect(accent(page)).toHaveValue(demoSettings.identity.accent)
    await expect(page.getByText('dark words on the button')).toBeVisible()
    await expect(page.getByText(/beside rank 1's gold/)).toHaveCount(0)
    await accent(page).fill('#ffd040')
    await expect(page.getByText("beside rank 1's gold: hard to tell apart")).toBeVisible()
  })
  await test.step('a slow press on the neighbour hits it, though the problem appears above', async () => {
    await accent(page).fill('#8b0000')
    await page.getByRole('button', { name: 'Use #e16151' }).click({ delay: 300 })
    await expect(accent(page)).toHaveValue('#e16151')
  })
  await accent(page).fill('#8b0000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Too dark to read. Nearest colour that works: #e16151.')).toBeVisible()
  await page.getByRole('button', { name: 'Use #e16151' }).click()
  await expect(accent(page)).toHaveValue('#e16151')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved, live now')).toBeVisible()
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
  await expect(page.getByText('Saved, live now')).toBeVisible()

  await page.goto(`${site.url}/en`)
  await expect(page.locator('h1')).toHaveText('NusantaraRaya')
  await expect(page.locator('.hero img')).toHaveAttribute('src', /skyblock-town/)
  await expect(page.locator('header .logo img')).toHaveAttribute('src', /^\/brand\/[\w-]{10}\/mark\.svg$/)
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => page.locator('header .logo img').evaluate(isLoaded)).toBe(true)
})
