// The payment page of a late, missing, refunded or failed payment.
import type { Delivery, Payment } from '#contract/shop/payment.schema.ts'
import { expect, navigateInApp, type Page } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'
import { alterPage } from '#tests/support/browser-pages.ts'
import {
  badge,
  countPolls,
  mockPolls,
  openPayment,
  openUnderClock,
  POLL,
  paymentOf,
  toast,
} from '#tests/support/browser-payment.ts'

const AT = '2026-01-01T12:42:00Z'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const discord = (page: Page, name = 'Ask us on Discord') => page.locator('main').getByRole('link', { name })

for (const [language, message, step, link] of [
  [
    'en',
    'Your payment is safe, but the delivery needs a check. Our team is on it.',
    'Our team is checking it',
    'Ask us on Discord',
  ],
  [
    'id',
    'Pembayaranmu aman, tapi pengirimannya perlu kami cek dulu. Tim kami lagi mengurusnya.',
    'Lagi dicek tim kami',
    'Tanya kami di Discord',
  ],
] as const) {
  test(`a delivery under review says so in ${language}, and polling continues`, async ({ page, pending }) => {
    let delivery: Delivery = { state: 'checking', at: AT }
    const { polls } = await mockPolls(page, pending, () => ({ status: 'PAID', delivery }))
    const begun = await openUnderClock(page, pending, { polls, language })
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.locator('[aria-current=step]')).toHaveText(step)
    await expect(page.getByText(pending, { exact: true })).toBeVisible()
    await expect(discord(page, link)).toBeVisible()

    delivery = { state: 'delivered', at: AT }
    await page.clock.runFor(5_000)
    await expect.poll(polls).toBe(begun + 1)
    await expect(page.getByText(message)).toBeHidden()
  })
}

test('an expired payment is reported once on the whole page, and a late payment is still shown', async ({
  page,
  pending,
}) => {
  let changes: Partial<Payment> = {}
  const { polls } = await mockPolls(page, pending, () => changes)
  await openUnderClock(page, pending, { polls })
  changes = { expired_time: Math.floor((await page.evaluate(() => Date.now())) / 1_000) + 8 }
  await page.clock.runFor(5_000)
  await expect(page.getByRole('timer')).toHaveText(/^0:00:0\d$/)

  await page.clock.runFor(4_000)
  const expired = toast(page, 'Payment has expired. Please create a new order.')
  await expect(expired).toHaveCount(1)
  await expect(page).toHaveTitle('Expired · Payment')
  await expect(badge(page)).toHaveText('Expired')
  await expect(heading(page)).toHaveText('Time to pay ran out')
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  await expect(page.getByText('Waiting for payment')).toHaveCount(0)
  await expect(page.locator('summary')).toContainText(['Your order'])

  changes = { ...changes, status: 'EXPIRED' }
  const before = polls()
  await page.clock.runFor(6_000)
  await expect.poll(polls).toBeGreaterThan(before)
  await expect(expired).toHaveCount(0)

  changes = { ...changes, status: 'PAID', delivery: { state: 'queued', at: AT } }
  await page.clock.runFor(5_000)
  await expect(toast(page, 'Payment successful! Your purchase has been processed.')).toBeVisible()
  await expect(badge(page)).toHaveText('Paid')
})

test('a payment that expired before the page was opened is rendered as expired', async ({
  page,
  visit,
  pending,
}) => {
  const { expired_time } = await paymentOf(page, pending)
  await alterPage(page, '**/en/store/checkout/*', (data) => {
    data.renderedAt = (expired_time + 1) * 1_000
  })
  await visit('/en/store')
  await navigateInApp(page, `/en/store/checkout/${pending}`)
  await expect(heading(page)).toHaveText('Time to pay ran out')
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('a payment that cannot be fetched names a next step, and appears with its QR code after a retry', async ({
  page,
  visit,
  pending,
}) => {
  let broken = true
  await alterPage(page, '**/en/store/checkout/*', (data) => {
    if (broken) Object.assign(data, { payment: 'failed', qr: null, guides: [] })
  })
  await page.route(POLL, (route) =>
    broken ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }) : route.continue(),
  )
  await visit('/en/store')
  await navigateInApp(page, `/en/store/checkout/${pending}`)
  await expect(heading(page)).toHaveText('Failed to fetch payment details (502)')
  await expect(page.getByText('Your payment is safe. This page will keep trying.')).toBeVisible()
  await expect(discord(page)).toBeVisible()
  await expect(page.getByText('502', { exact: true })).toHaveCount(0)

  broken = false
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Rp77.000')
  await expect(page.getByRole('img', { name: 'QRIS code for Rp77.000' })).toBeVisible()
})

test('polling ends when the payment no longer exists', async ({ page, pending }) => {
  let isGone = false
  const payment = await paymentOf(page, pending)
  await page.route(POLL, (route) =>
    isGone
      ? route.fulfill({ status: 404, json: { error: 'x', code: 'payment_not_found' } })
      : route.fulfill({ json: payment }),
  )
  const { polls } = countPolls(page)
  await openUnderClock(page, pending, { polls })
  isGone = true
  await page.clock.runFor(5_000)
  await expect(heading(page)).toHaveText('Payment not found')
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  const ended = polls()
  await page.clock.runFor(30_000)
  expect(polls()).toBe(ended)
})

test('a refunded payment says so, ends polling and links to the store', async ({ page, pending }) => {
  const { polls } = await mockPolls(page, pending, () => ({
    status: 'REFUND',
    delivery: { state: 'delivered', at: AT },
  }))
  await openPayment(page, pending)
  await expect(badge(page)).toHaveText('Refunded')
  await expect(page).toHaveTitle('Refunded · Payment')
  await expect(heading(page)).toHaveText('Refunded')
  await expect(
    page.getByText('This payment was refunded. Not expecting this? Ask us on Discord.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Simulate payment' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(polls()).toBe(1)
})

test('returning to the browser tab polls at once', async ({ page, pending }) => {
  let changes: Partial<Payment> = {}
  const { polls } = await mockPolls(page, pending, () => changes)
  const begun = await openUnderClock(page, pending, { polls })
  changes = { status: 'PAID', delivery: { state: 'delivered', at: AT } }
  const setVisibility = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setVisibility('hidden')
  expect(polls()).toBe(begun)
  await setVisibility('visible')
  await expect(badge(page)).toHaveText('Paid')
  expect(polls()).toBe(begun + 1)
})
