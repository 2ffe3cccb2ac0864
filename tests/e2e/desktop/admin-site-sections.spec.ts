// Pages, announcement, texts and legal pages, changed in the console and seen by visitors.
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as en from '#content/locales/en/index.ts'
import { expect, test } from '#tests/support/browser.ts'
import { saveChanges } from '#tests/support/browser-admin.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

const { admin, adminPages, adminTexts, adminSettings, settingsLabels } = adminEn

test.describe.configure({ mode: 'serial' })
const site = siteOfFile()

test('a page is switched off, and an announcement is shown', async ({ page }) => {
  await site.openScreen(page, 'site/pages')
  await page.getByRole('checkbox', { name: settingsLabels['pages.maps'] }).uncheck()
  await page.getByRole('checkbox', { name: adminPages.showIt }).check()
  await page.getByLabel(`${settingsLabels['announcement.text']} (EN)`).fill('Season 2 is here')
  await page.getByLabel(`${settingsLabels['announcement.text']} (ID)`).fill('Season 2 sudah mulai')
  await page.getByLabel(admin.until).fill('2036-11-20T19:00')
  await expect(page.locator('.announcement').first()).toHaveText('Season 2 is here')
  await saveChanges(page)

  expect((await site.read('/en/maps')).status).toBe(404)
  expect((await site.read('/id')).html).toContain('>Season 2 sudah mulai<')
  const stored = await site.admin.ask('/settings/announcement')
  expect(await stored.json()).toMatchObject({ value: { until: '2036-11-20T12:00:00.000Z' } })
})

test('a sentence is chosen in the page, shows what is typed, is saved and reset', async ({ page }) => {
  await site.openScreen(page, 'site/texts')
  await page.getByLabel(adminTexts.group, { exact: true }).selectOption(adminTexts.group_vote)
  const frame = page.frameLocator('iframe')
  const sentence = frame.locator('[data-text="vote.topVoters"]')
  await expect(sentence).toHaveAttribute('aria-pressed', 'false')
  await sentence.focus()
  await page.keyboard.press('Enter')
  await expect(sentence).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel(adminTexts.english).fill('Our best voters')
  await expect(sentence).toHaveText('Our best voters')
  await saveChanges(page)
  expect((await site.read('/en/vote')).html).toContain('>Our best voters<')

  await page.getByRole('button', { name: adminTexts.resetOf.replace('{{key}}', 'vote.topVoters') }).click()
  await expect(sentence).toHaveText(en.vote.topVoters)
  await saveChanges(page)
  expect((await site.read('/en/vote')).html).toContain(`>${en.vote.topVoters}<`)
})

test('a sentence is found in the list and must keep its filled-in parts', async ({ page }) => {
  await site.openScreen(page, 'site/texts')
  await page.getByRole('searchbox').fill(en.vote.voteOn)
  const row = page.getByRole('listitem').filter({ hasText: 'vote.voteOn' })
  const english = row.getByLabel(adminTexts.english)
  await expect(english).toHaveValue('Vote Now on {site}')
  await english.fill('Support us')
  await expect(row).toContainText(adminTexts.keepParts.replace('{{parts}}', '{site}'))
  await page.getByRole('button', { name: adminSettings.save, exact: true }).click()
  await expect(english).toBeFocused()
  await english.fill('Support on {site} today')
  await saveChanges(page)
  expect((await site.read('/en/vote')).html).toContain('Support on Minecraft-MP today')

  await row.getByRole('button', { name: adminTexts.see }).click()
  // It is the label of a link, which is only read aloud.
  await expect(page.getByText(adminTexts.notHere)).toBeVisible()
  await expect(page.getByLabel(adminTexts.english)).toHaveValue('Support on {site} today')
})

test('a legal page is previewed while it is written, saved and taken back', async ({ page }) => {
  await site.openScreen(page, 'site/legal/refunds')
  const text = page.locator('textarea')
  await text.fill('# Money back\n\n- Ask **us**, {{name}}\n\n<b>no html</b>')
  const preview = page.locator('.legal-text')
  await expect(preview.locator('li strong')).toHaveText('us')
  await expect(preview).toContainText('Angkasa Network')
  await expect(preview).toContainText('<b>no html</b>')
  await saveChanges(page)
  expect((await site.read('/en/refunds')).html).toContain('>Money back</h1>')

  await page.getByRole('button', { name: adminPages.restoreTemplate }).click()
  await expect(text).toHaveValue(/^# Refund policy/)
  await page.getByRole('checkbox', { name: adminPages.published }).uncheck()
  await saveChanges(page)
  expect((await site.read('/en/refunds')).status).toBe(404)
})
