// The team: an invited person joins, sees what the role allows, and uses two-factor login.

import { stepAt, totpCode } from '#server/team/sign-in/totp.ts'
import { expect, type Page, test, visitPage } from '#tests/support/browser-admin.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'
import { SITE_ADMIN } from '#tests/support/settings-client.ts'

// One team, changed step by step.
test.describe.configure({ mode: 'serial' })

const PASSWORD = 'kelapa muda segar'
const site = siteOfFile()
let link = ''
let secret = ''
let recovery: string[] = []

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('bayu')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Sign in').click()
}

test('an owner makes a link, and a new person joins with it', async ({ page, context }) => {
  await site.openScreen(page, 'team')
  await expect(page.getByRole('row', { name: new RegExp(SITE_ADMIN.username) })).toContainText('(you)')
  await button(page, 'Make a link').click()
  const shown = page.getByText(/\/en\/admin\/join#/).first()
  link = (await shown.textContent()) ?? ''
  expect(link).toMatch(/\/en\/admin\/join#[\w-]{43}$/)
  await expect(page.getByRole('row', { name: /Invited/ })).toContainText('Support')

  const other = await context.browser()?.newPage()
  if (!other) throw new Error('no browser')
  await other.goto(link)
  await expect(other.getByText('You are invited as Support.')).toBeVisible()
  await other.getByLabel('Your name').fill('a b')
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Join' }).click()
  await expect(other.getByText('3 to 32 letters')).toBeVisible()
  await other.getByLabel('Your name').fill('bayu')
  await other.getByRole('button', { name: 'Join' }).click()
  await expect(other).toHaveURL(`${site.url}/en/admin/home`)
  await other.goto(link)
  await other.reload()
  await expect(other.getByText('This invitation does not work')).toBeVisible()
  await other.close()

  await page.reload()
  await expect(page.getByRole('row', { name: /bayu/ })).toBeVisible()
})

test('support sees only what the role allows', async ({ page }) => {
  await visitPage(page, `${site.url}/en/admin/login`)
  await signIn(page)
  await expect(page).toHaveURL(`${site.url}/en/admin/home`)
  const side = page.getByRole('navigation', { name: 'Admin' }).first()
  await expect(side.getByRole('link', { name: 'Transactions' })).toBeVisible()
  await expect(side.getByRole('link', { name: 'People' })).toHaveCount(0)
  await expect(side.getByRole('link', { name: 'Products' })).toHaveCount(0)
  await visitPage(page, `${site.url}/en/admin/store`)
  await expect(page.locator('.titles li')).toHaveText(['Transactions', 'Send Actions'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
  await visitPage(page, `${site.url}/en/admin/team`)
  await expect(page.getByText(/^Only owners can open /)).toBeVisible()
  await visitPage(page, `${site.url}/en/admin/money`)
  await expect(page.getByText(/^Only owners and managers can open /)).toBeVisible()
  await expect(page.getByText('could not be loaded')).toBeHidden()
})

test('two-factor login is set up with an app and then asked for', async ({ page }) => {
  await visitPage(page, `${site.url}/en/admin/login`)
  await signIn(page)
  await expect(page).toHaveURL(`${site.url}/en/admin/home`)
  await visitPage(page, `${site.url}/en/admin/account`)
  await button(page, 'Set it up').click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  const code = page.getByLabel('2. Type the six digits it shows')
  await code.fill('000000')
  await button(page, 'Turn it on').click()
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
  await code.fill(totpCode(secret, stepAt(new Date())))
  await button(page, 'Turn it on').click()
  const codes = page.getByRole('dialog').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  recovery = await codes.allTextContents()
  // Escape does not lose codes that are shown once.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await button(page, 'I have saved them').click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()
})

test('the second step takes a recovery code once', async ({ page }) => {
  const [code = ''] = recovery
  await visitPage(page, `${site.url}/en/admin/login`)
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification')
  await page.getByLabel('Code').fill(code)
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL(`${site.url}/en/admin/home`)

  await page.evaluate(() => localStorage.clear())
  await visitPage(page, `${site.url}/en/admin/login`)
  await signIn(page)
  await page.getByLabel('Code').fill(code)
  await button(page, 'Sign in').click()
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
})

test('a team that requires two-factor login leads to the account', async ({ page }) => {
  await site.openScreen(page, 'team')
  await page.getByLabel('Required for').selectOption('Everyone')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved, live now').first()).toBeVisible()
  await visitPage(page, `${site.url}/en/admin/store`)
  await expect(page).toHaveURL(`${site.url}/en/admin/account`)
  await expect(page.getByText('Your team requires two-step verification.')).toBeVisible()
})
