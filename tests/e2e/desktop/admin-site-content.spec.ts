// The demo's entries are removed and brought back; the whole site is saved as a file, imported, or refused with the reason.
import { readFile } from 'node:fs/promises'
import * as adminEn from '#content/locales/en/admin-index.ts'
import { demoSettings } from '#content/settings/index.ts'
import { editArchive } from '#tests/support/archive.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openNextScreen } from '#tests/support/browser-admin.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

const { adminChecks, adminContent, adminErrors, adminSettings, adminSiteFile } = adminEn
const VOTE_SITE = demoSettings.votes.sites[0]?.name ?? ''

test.describe.configure({ mode: 'serial' })
const site = siteOfFile()

const votePage = async () => (await site.get('/en/vote')).text()

test('the demo’s entries are listed, removed except what is kept, and brought back by the history', async ({
  page,
}) => {
  await site.openScreen(page, 'go-live')
  await page.getByRole('button', { name: adminContent.remove }).click()
  const dialog = page.getByRole('dialog', { name: adminContent.removeTitle })
  await expect(dialog).toContainText(VOTE_SITE)
  await dialog.getByRole('checkbox', { name: adminChecks.check_content_products }).uncheck()
  await dialog.getByRole('button', { name: /^Remove \d+ entries$/ }).click()
  await expect(page.getByText(/^\d+ entries removed\.$/)).toBeVisible()
  expect(await votePage()).not.toContain(VOTE_SITE)
  const products = await site.get('/api/store/products')
  expect(await products.json()).not.toEqual([])

  await openNextScreen(page, '/en/admin/network/votes/history')
  await page.getByRole('button', { name: adminSettings.restore }).click()
  const question = page.getByRole('dialog', { name: adminSettings.restoreDefaultsTitle })
  await question.getByRole('button', { name: adminSettings.restore }).click()
  await expect(page.getByText(adminSettings.restored)).toBeVisible()
  expect(await votePage()).toContain(VOTE_SITE)
})

test('the site is saved as a file; an import shows its list first, a file with faults says which', async ({
  page,
}) => {
  await site.openScreen(page, 'site/file')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: adminSiteFile.exportButton }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('site.zip')
  const file = await readFile(await download.path())
  const input = page.locator('input[type=file]')
  const choose = (buffer: Buffer) =>
    input.setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer })
  const named = (name: string) =>
    Buffer.from(editArchive(file, { 'settings.json': { identity: { ...demoSettings.identity, name } } }))

  await choose(Buffer.from('not an archive'))
  await expect(page.getByRole('alert')).toContainText(adminErrors.site_file_unreadable)
  await choose(named(''))
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  const importIt = page.getByRole('button', { name: adminSiteFile.import, exact: true })
  await expect(importIt).toHaveCount(0)

  await choose(named('Nusantara'))
  await expect(page.getByRole('heading', { name: 'Changed: 1' })).toBeVisible()
  expect(await votePage()).not.toContain('Nusantara')
  await importIt.click()
  await expect(page.getByText('Imported: 1 change')).toBeVisible()
  expect(await votePage()).toContain('Nusantara')
})
