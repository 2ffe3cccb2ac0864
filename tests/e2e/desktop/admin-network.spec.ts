// The screens of leaderboards and tiers, from the form to the public page. Modes and votes: modes.page.test.tsx.
import { saveChanges } from '#tests/support/browser-admin.ts'
import { expect, ownedUrl, type Page, test } from '#tests/support/browser-settings.ts'
import { withoutScripts } from '#tests/support/without-scripts.ts'

// All of them change the settings of one site.
test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ api }) => {
  await api.reset('boards', 'tiers')
})

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rows = (page: Page, name: string) => panel(page, name).locator('.entry-row b:first-child')

async function publicPage(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(ownedUrl(path))).text()
  return withoutScripts(html)
}

test('boards of the database are picked by a click; removed ones leave the public page', async ({
  page,
  visitOwned,
}) => {
  await visitOwned('/en/admin/network/boards')
  const found = page.locator('.settings-preview').getByRole('region', { name: 'Found in the database' })
  await expect(found).toContainText('vault_eco_balance')
  await expect(found.getByRole('button', { name: /^Add / })).toHaveCount(0)
  await button(page, 'Remove Top Credits').click()
  await expect(rows(page, 'Boards of Tycoon')).toHaveCount(7)
  await found.getByRole('button', { name: 'Add Balance' }).click()
  await expect(field(page, 'Board label (EN)')).toBeFocused()
  await expect(field(page, 'Board label (EN)')).toHaveValue('Top Balance')
  await field(page, 'Board label (EN)').fill('Richest islands')
  await field(page, 'Board label (ID)').fill('Pulau terkaya')
  await field(page, 'Currency symbol').fill('€')
  await expect(page.getByText(/^\d+(\.\d+)? reads €[\d,]+$/)).toBeVisible()
  await page.getByRole('radio', { name: 'crown' }).check()
  const shown = page.locator('.settings-preview').getByRole('region', { name: 'As visitors see it' })
  await expect(shown.getByRole('listitem').first()).toContainText('€')
  await page.getByRole('checkbox', { name: /^Top voters/ }).uncheck()
  await saveChanges(page)

  await expect
    .poll(() => publicPage(page, '/id/leaderboard?tab=tycoon'))
    .toMatch(/Pulau terkaya<\/span>[\s\S]*€\d/)
  expect(await publicPage(page, '/en/leaderboard?tab=tycoon')).not.toContain('Top Credits')
  const global = await publicPage(page, '/en/leaderboard')
  expect([global.includes('Top Donators'), global.includes('Top Voters')]).toEqual([true, false])
  expect((await page.request.get(ownedUrl('/api/leaderboards/voters'))).status()).toBe(404)

  await test.step('a tab whose server has no database says what to do, and visitors do not see it', async () => {
    await button(page, 'Add tab').click()
    await field(page, 'Tab label (EN)').fill('Building')
    await field(page, 'Tab label (ID)').fill('Bangunan')
    await field(page, 'Tab server').selectOption('creative')
    await expect(found).toContainText('No leaderboard database is connected to this server yet.')
    await expect(found.getByRole('link', { name: 'Servers' })).toBeVisible()
    await saveChanges(page)
    expect(await publicPage(page, '/en/leaderboard')).not.toContain('Building')
  })
})

test('a tier lists only what is new, and the public page has everything', async ({ page, visitOwned }) => {
  await visitOwned('/en/admin/network/tiers')
  await expect(panel(page, 'Survival Mix')).toBeVisible()
  await button(page, 'Add tier').click()
  await expect(field(page, 'Tier name')).toBeFocused()
  await field(page, 'Tier name').fill('Galaxy')
  await expect(field(page, 'Price in points')).toHaveValue('480')
  await expect(field(page, 'Required tier')).toHaveValue('cosmic')
  await expect(page.getByRole('heading', { name: 'Everything in Cosmic, plus' })).toBeVisible()
  const general = page.getByRole('button', { name: 'Add perk' }).first()
  await general.click()
  await field(page, 'Perk (EN)').first().fill('Galaxy prefix in chat and tab list')
  await field(page, 'Perk (ID)').first().fill('Prefix Galaxy di chat dan daftar tab')
  const preview = page.locator('.settings-preview')
  await expect(preview).toContainText('Cosmic prefix in chat and tab list')
  await field(page, 'What this perk replaces')
    .first()
    .selectOption({ label: 'Replaces “Cosmic prefix in chat and tab list”' })
  await expect(preview).not.toContainText('Cosmic prefix in chat and tab list')
  await expect(preview).toContainText('12 auction slots')
  await general.click()
  await field(page, 'Perk (EN)').nth(1).fill('20 auction slots')
  await field(page, 'Perk (ID)').nth(1).fill('20 slot auction')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Replaces “12 auction slots”' })).toBeVisible()
  await saveChanges(page)

  const tiers = await publicPage(page, '/en/premiumtiers')
  const from = tiers.indexOf('id="tier-galaxy"')
  const card = tiers.slice(from, tiers.indexOf('</ol>', from))
  expect(card).toContain('Requires Cosmic')
  expect(card).toContain('Galaxy prefix in chat')
  expect(card).toContain('20 auction slots')
  expect(card).not.toContain('Cosmic prefix in chat')
  expect(card).not.toMatch(/>12 auction slots/)
  expect(card).toContain('Command /heal')
  expect(await publicPage(page, '/en/store')).toContain('href="/en/store?tier=galaxy"')

  await test.step('a tab of an own mode has its address', async () => {
    await button(page, 'Add tab').click()
    await field(page, 'Tab label (EN)').fill('Prison')
    await field(page, 'Tab label (ID)').fill('Penjara')
    await button(page, 'Add tier').click()
    await field(page, 'Tier name').fill('Warden')
    await saveChanges(page)
    expect(await publicPage(page, '/id/premiumtiers?tab=prison')).toContain('>Warden<')
  })
})
