// A site with real payments and faults, found on the Go live screen. Methods and checkout: methods.test.tsx, checkout-form.test.tsx.
import * as adminEn from '#content/locales/en/admin-index.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { startTripayServer, type TripayServer } from '#tests/simulators/tripay-server.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

const { adminChecks, adminGoLive } = adminEn

let tripay: TripayServer
let game: Awaited<ReturnType<typeof startGameConsole>>

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
