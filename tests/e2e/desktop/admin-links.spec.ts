// The settings form, on the screen of addresses and links: problems, saving, conflicts, leaving, history.
import { demoSettings } from '#content/settings/index.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

// All of them change the same sections.
test.describe.configure({ mode: 'serial' })

const site = siteOfFile()
test.beforeEach(async () => {
  for (const section of ['play', 'links'])
    await site.admin.ask(`/settings/${section}/restore`, 'POST', { version: 0 })
})

const SCREEN = '/en/admin/site/links'

const open = (page: Page) => site.openScreen(page, 'site/links')
const stored = async (section: 'play' | 'links') => (await site.admin.json(`/settings/${section}`)).value
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const bar = (page: Page) => page.locator('.save-bar')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await expect(page.getByText('Saved, live now').first()).toBeVisible()
}

test('on a phone the toast of a save leaves the save bar free', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await field(page, 'TikTok').fill('https://tiktok.example/')
  await save(page)
  await field(page, 'TikTok').fill('https://tiktok.example/2')
  await expect(bar(page)).toBeVisible()
  const { y = 0, height = 0 } = (await page.locator('.toast').boundingBox()) ?? {}
  expect((await bar(page).boundingBox())?.y).toBeGreaterThan(y + height)
})

test('a problem is shown beside its field, a saved link is on the public page, and undo takes it back', async ({
  page,
}) => {
  await open(page)
  await field(page, 'TikTok').fill('tiktok')
  await expect(page.getByText('A web address that begins with')).toHaveCount(0)
  await field(page, 'Wiki').focus()
  await expect(page.getByText('A web address that begins with https:// or http://.')).toBeVisible()
  await expect(bar(page)).toContainText('Unsaved: TikTok')

  await button(page, 'Save').click()
  await expect(field(page, 'TikTok')).toBeFocused()
  await expect(field(page, 'TikTok')).toHaveAttribute('aria-invalid', 'true')
  expect(await stored('links')).toMatchObject({ tiktok: 'https://tiktok.angkasa.example/' })

  await field(page, 'TikTok').fill('https://tiktok.example/nusantara')
  await field(page, 'Discord').fill('')
  await expect(bar(page)).toContainText('Unsaved: Discord, TikTok')
  await save(page)
  await expect(bar(page)).toBeHidden()
  const home = await site.text('/en')
  expect(home).toContain('https://tiktok.example/nusantara')
  expect(home).not.toContain('discord.angkasa.example')

  await button(page, 'Undo').click()
  await expect(page.getByText('Undone, live now')).toBeVisible()
  await expect(field(page, 'TikTok')).toHaveValue('https://tiktok.angkasa.example/')
  expect(await site.text('/en')).toContain('discord.angkasa.example')
})

test('unsaved changes survive a reload and another language, and are not left without a question', async ({
  page,
}) => {
  await site.openScreen(page, 'audit')
  await page.getByRole('link', { name: 'Addresses and links' }).click()
  await field(page, 'Wiki').fill('https://wiki.example/draft')
  await page.goBack()
  await expect(dialog(page)).toContainText('Leave without saving?')
  await expect(dialog(page)).toContainText('Not saved yet: Wiki.')
  await button(page, 'Stay').click()
  await expect(page).toHaveURL(`${site.url}${SCREEN}`)

  page.on('dialog', (asked) => asked.accept())
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'were restored.' })).toContainText(
    'Unsaved changes from',
  )
  await expect(field(page, 'Wiki')).toHaveValue('https://wiki.example/draft')

  await button(page, 'Account: owner').click()
  await page.getByRole('link', { name: 'Indonesia', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/id/admin/site/links`)
  await expect(bar(page)).toContainText('Belum disimpan: Wiki')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}${SCREEN}`)
  await expect(bar(page)).toContainText('Unsaved: Wiki')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(dialog(page)).toContainText('Leave without saving?')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${site.url}${SCREEN}`)
  await expect(field(page, 'Wiki')).toHaveValue('https://wiki.example/draft')

  await page.getByRole('link', { name: 'Audit log' }).click()
  await button(page, 'Save and leave').click()
  await expect(page).toHaveURL(`${site.url}/en/admin/audit`)
  expect(await stored('links')).toMatchObject({ wiki: 'https://wiki.example/draft' })

  await page.getByRole('link', { name: 'Addresses and links' }).click()
  await field(page, 'Wiki').fill('https://wiki.example/unwanted')
  await page.getByRole('link', { name: 'Audit log' }).click()
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(`${site.url}/en/admin/audit`)
  await page.getByRole('link', { name: 'Addresses and links' }).click()
  await expect(field(page, 'Wiki')).toHaveValue('https://wiki.example/draft')
})

test('the history shows who changed what, and restores a version', async ({ page }) => {
  await site.admin.save('play', { ...demoSettings.play, versions: '1.8 – 1.21' })
  await site.admin.save('play', { ...demoSettings.play, versions: '1.20 – 1.22' })
  await open(page)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(`${site.url}${SCREEN}/history`)
  const versions = page.getByRole('main').locator('ol > li')
  const [live, earlier] = [versions.nth(0), versions.nth(1)]
  await expect(live).toContainText('Live')
  await expect(live).toContainText('Supported versions 1.8 – 1.21 1.20 – 1.22')
  await expect(live).toContainText('owner')
  await earlier.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog(page)).toContainText('Live right away')
  await expect(dialog(page)).toContainText('Supported versions 1.20 – 1.22 1.8 – 1.21')
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expect(live).toContainText('Supported versions 1.20 – 1.22 1.8 – 1.21')
  expect(await stored('play')).toMatchObject({ versions: '1.8 – 1.21' })
  await site.openScreen(page, 'site/nothing/history')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('links are moved by keys and by dragging', async ({ page }) => {
  const more = ['Rules', 'Forum', 'Map'].map((name) => ({
    label: { en: name, id: `${name} ID` },
    url: `https://example.com/${name}`,
  }))
  await site.admin.save('links', { ...demoSettings.links, more })
  await open(page)
  const list = page.getByRole('region', { name: 'More links' })
  const names = list.getByLabel('Label (EN)')
  const order = () => names.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

  await button(page, 'Move Rules').press('ArrowDown')
  await expect(page.getByText('Moved to 2 of 3')).toBeAttached()
  expect(await order()).toEqual(['Forum', 'Rules', 'Map'])
  await expect(button(page, 'Move Rules')).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(order).toEqual(['Forum', 'Map', 'Rules'])

  await button(page, 'Move Rules').scrollIntoViewIfNeeded()
  const from = await button(page, 'Move Rules').boundingBox()
  const to = await button(page, 'Move Forum').boundingBox()
  if (!from || !to) throw new Error('the grips are not visible')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 40, { steps: 8 })
  await page.mouse.move(to.x + 10, to.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(order).toEqual(['Rules', 'Forum', 'Map'])
})
