// The notices screen: tests of the channels, switches, addresses and secrets, the log.
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { saveChanges } from '#tests/support/browser-admin.ts'
import { violations } from '#tests/support/browser-axe.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

const { admin, adminNotices, adminSettings } = adminEn

test.describe.configure({ mode: 'serial' })
const site = siteOfFile()

async function openScreen(page: Page, language = 'en'): Promise<void> {
  await site.openScreen(page, 'notices', language)
  await expect(page.getByRole('region').locator('.panel-body')).not.toHaveCount(0)
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('channels are tested, switched, given secrets, refused, added and removed', async ({ page }) => {
  await openScreen(page)
  await test.step('a test of each channel says what came back, and is in the log', async () => {
    for (const name of ['Discord', 'Webhook', 'E-mail']) {
      await card(page, name).getByRole('button', { name: adminNotices.test }).click()
      await expect(card(page, name)).toContainText('The simulator took the test')
    }
    const log = card(page, adminNotices.log)
    // A site that starts in the morning has sent the summary of the day before as well.
    await expect(log.getByRole('row').filter({ hasText: 'Test message' })).toHaveCount(3)
    await log.getByText('Test message').first().click()
    await expect(log).toContainText('Sent by: ')
    await log.getByLabel(admin.show).selectOption('failed')
    await expect(log).toContainText(adminNotices.logNothing)
  })
  await test.step('a switch is saved, and every switch on is all events', async () => {
    for (const topic of [adminNotices.topic_sign_in, adminNotices.topic_summary, adminNotices.topic_news]) {
      await page.getByRole('checkbox', { name: `${topic}, Discord` }).check()
    }
    await page.getByRole('checkbox', { name: `${adminNotices.topic_sale}, Webhook` }).uncheck()
    await page.getByLabel(adminNotices.summaryHour).selectOption('20')
    await expect(page.getByText('Every day at 20:00 WIB')).toBeVisible()
    await saveChanges(page)
    const stored = await site.admin.ask('/settings/notices')
    expect(await stored.json()).toMatchObject({
      value: {
        summary_hour: 20,
        channels: [{ id: 'discord', events: 'all' }, { id: 'webhook', events: ['attention', 'refund'] }, {}],
      },
    })
  })
  await test.step('a signing secret is made, saved with its address, and never shown again', async () => {
    const webhook = card(page, 'Webhook')
    await webhook.getByRole('button', { name: adminNotices.newSecret }).click()
    const secret = await webhook.locator('code').innerText()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await webhook.getByRole('button', { name: adminNotices.secretSave }).click()
    await webhook
      .getByLabel(adminEn.settingsLabels['notices.channels.*.url'], { exact: true })
      .fill('http://127.0.0.1:1/hook')
    await saveChanges(page)
    await webhook.getByRole('button', { name: adminNotices.test }).click()
    await expect(webhook).toContainText(adminNotices.reason_refused)
    await page.reload()
    await expect(webhook).toContainText('Saved, encrypted')
    expect(await page.content()).not.toContain(secret.slice(6))
  })
  await test.step('an address of Discord that is none is refused in words', async () => {
    const discord = card(page, 'Discord')
    await discord.getByLabel(adminNotices.webhookAddress).fill('https://example.com/api/webhooks/1/2')
    await discord.getByRole('button', { name: adminNotices.test }).click()
    await expect(discord).toContainText(adminNotices.lacks_valid_address)
  })
  await test.step('channels are added and removed, recipients are checked', async () => {
    await page.getByRole('button', { name: adminNotices.add_email, exact: true }).click()
    const second = card(page, 'E-mail 2')
    await second.getByLabel(adminNotices.recipients).fill('ayu@example.com, not-an-address')
    await page.getByRole('button', { name: adminSettings.save, exact: true }).click()
    await expect(second).toContainText('An e-mail address such as name@example.com.')
    await second.getByLabel(adminNotices.recipients).fill('ayu@example.com, sari@example.com')
    await second.getByRole('button', { name: 'Remove E-mail 2' }).click()
    await expect(second).toHaveCount(0)
    await page.getByRole('button', { name: adminSettings.undo }).click()
    await expect(second.getByLabel(adminNotices.recipients)).toHaveValue('ayu@example.com, sari@example.com')
    await saveChanges(page)
  })
})

test('a filled log has no axe violation and no sideways scroll', { tag: '@night' }, async ({ page }) => {
  await openScreen(page, 'id')
  await card(page, 'Discord').getByRole('button', { name: adminId.adminNotices.test }).click()
  await expect(card(page, adminId.adminNotices.log).locator('tbody tr')).not.toHaveCount(0)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  }
  expect(await violations(page)).toEqual([])
})
