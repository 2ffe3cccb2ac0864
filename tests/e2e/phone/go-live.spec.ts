// A site with real payments and faults: found on the Go live screen and in the methods, survived by the checkout.
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { startGameConsole } from '#simulators/game-console.ts'
import { startTripayServer, type TripayServer } from '#simulators/tripay-server.ts'
import { expect, type Page, test, visitPage } from '#tests/support/browser.ts'
import { checkoutButton } from '#tests/support/browser-checkout.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { SITE_ADMIN } from '#tests/support/settings-client.ts'

const { adminChecks, adminGoLive, adminMethods } = adminEn

let tripay: TripayServer
let game: Awaited<ReturnType<typeof startGameConsole>>

test.describe.configure({ mode: 'serial' })
const site = siteOfFile(async () => {
  tripay = await startTripayServer({ now: () => new Date() })
  game = await startGameConsole({ password: 'right-password' })
  return {
    env: {
      TRIPAY_URL: tripay.url,
      TRIPAY_MERCHANT_CODE: tripay.merchant.merchantCode,
      TRIPAY_API_KEY: tripay.merchant.apiKey,
      TRIPAY_PRIVATE_KEY: tripay.merchant.privateKey,
      RCON_HOST: '127.0.0.1',
      RCON_PORT: String(game.port),
      RCON_PASSWORD: 'wrong-password',
    },
  }
})
test.beforeAll(() => ownProducts(site.url, SITE_ADMIN))
test.afterAll(() => Promise.all([tripay.close(), game.close()]))

/** The row of a part. */
const rowOf = (page: Page, part: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${part}`) }) })

test('failing parts come first with reason and next step, and are tested again by their button', async ({
  page,
}) => {
  tripay.changeChannel('BRIVA', { active: false })
  await site.openScreen(page, 'go-live')
  const delivery = rowOf(page, adminChecks.part_delivery)
  await expect(delivery).toContainText(adminChecks.reason_rcon_wrong_password)
  await expect(delivery).toContainText(adminChecks.next_rcon_wrong_password)
  const payments = rowOf(page, adminChecks.part_payments)
  await expect(payments).toContainText('BRI Virtual Account')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+ of \d+ parts are ready/)
  const order = await page
    .getByRole('region', { name: adminGoLive.parts })
    .locator('.state')
    .allTextContents()
  expect(order).toEqual(order.toSorted((a, b) => rank(a) - rank(b)))

  tripay.changeChannel('BRIVA', null)
  const name = adminGoLive.testPart.replace('{{part}}', adminChecks.part_payments)
  await payments.getByRole('button', { name }).click()
  await expect(payments).toContainText(adminChecks.state_ready)
  await expect(page.locator('body')).not.toContainText('wrong-password')
})

const RANKS = [
  adminChecks.state_failing,
  adminChecks.state_demo,
  adminChecks.state_off,
  adminChecks.state_ready,
]
const rank = (text: string) => RANKS.indexOf(text as (typeof RANKS)[number])

test('the methods screen names what the gateway has switched off, and asks again', async ({ page }) => {
  tripay.changeChannel('INDOMARET', { active: false })
  await site.openScreen(page, 'methods')
  const ask = page.getByRole('button', { name: adminMethods.askAgain })
  await ask.click()
  const notice = page.getByText(
    adminMethods.switchedOff.replace('{{gateway}}', 'Tripay').replace('{{names}}', 'Indomaret'),
  )
  await expect(notice).toBeVisible()
  const [product] = (await (await site.get('/api/store/products')).json()) as { _id: string }[]
  const shown = await (await site.get(`/api/store/products/${product?._id}`)).text()
  expect(shown).toContain('ALFAMART')
  expect(shown).not.toContain('INDOMARET')

  tripay.changeChannel('INDOMARET', null)
  await ask.click()
  await expect(notice).toHaveCount(0)
})

async function fillForm(page: Page, language: string, method: string): Promise<void> {
  const products = (await (await site.get('/api/store/products')).json()) as { _id: string; price: number }[]
  await visitPage(page, `${site.url}/${language}/store/product/${products[2]?._id}`)
  await page.locator('#username').fill('Pemain_Baru')
  await page.locator(`input[value=${method}]`).check({ force: true })
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
}

test('a refused method disappears, and the buyer pays with another one', async ({ page }) => {
  await fillForm(page, 'en', 'BNIVA')
  tripay.changeChannel('BNIVA', { active: false })
  await checkoutButton(page).click()
  await expect(page.getByText(en.store.methodNotAvailable)).toBeVisible()
  await expect(page.locator('input[value=BNIVA]')).toHaveCount(0)
  await expect(page.locator('#username')).toHaveValue('Pemain_Baru')

  await page.locator('label.method', { hasText: 'BCA' }).click()
  await expect(page.locator('input[value=BCAVA]')).toBeChecked()
  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
})

test('a fee that has risen is shown before anything is paid', async ({ page }) => {
  await fillForm(page, 'id', 'BCAVA')
  const total = page.locator('.pay-bar b')
  const before = await total.textContent()
  tripay.changeChannel('BCAVA', { fee: { flat: 7_500, percent: 0 } })
  await checkoutButton(page).click()
  await expect(page.getByText(id.store.amountChanged)).toBeVisible()
  await expect(page.locator('label.method', { hasText: 'BCA' }).locator('.num')).toHaveText('+Rp7.500')
  await expect(total).not.toHaveText(before ?? '')
  const shown = await total.textContent()

  await expect(checkoutButton(page)).toBeEnabled({ timeout: 30_000 })
  await checkoutButton(page).click()
  await page.waitForURL(/\/store\/checkout\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown ?? '')
})
