// Polling of the payment page, and the page without script or without a payment.
import type { Payment } from '#contract/shop/payment.schema.ts'
import { expect } from '#tests/support/browser.ts'
import { test } from '#tests/support/browser-checkout.ts'
import {
  badge,
  mockPolls,
  openPayment,
  openUnderClock,
  paymentOf,
  toast,
} from '#tests/support/browser-payment.ts'

test('polls once, then every five seconds, and stops after the delivery', async ({ page, pending }) => {
  let changes: Partial<Payment> = {}
  const { polls } = await mockPolls(page, pending, () => changes)
  const begun = await openUnderClock(page, pending, { polls })
  await page.clock.runFor(4_900)
  expect(polls()).toBe(begun)
  await page.clock.runFor(200)
  await expect.poll(polls).toBe(begun + 1)

  const delivery = page.getByRole('list', { name: 'Delivery' })
  changes = { status: 'PAID', delivery: { state: 'waiting', at: '2026-01-01T12:42:00Z' } }
  await page.clock.runFor(5_000)
  await expect(delivery).toContainText('Waiting for the game server')
  changes = { status: 'PAID', delivery: { state: 'delivered', at: '2026-01-01T12:42:00Z' } }
  await page.clock.runFor(5_000)
  await expect(delivery).toContainText(/Delivered\s*19:42 WIB/)
  await page.clock.runFor(30_000)
  expect(polls()).toBe(begun + 3)
})

test('reports every twelfth failed poll, and the payment stays visible', async ({ page, pending }) => {
  let broken = false
  const { polls } = await mockPolls(page, pending, () => (broken ? null : {}))
  const begun = await openUnderClock(page, pending, { polls })
  broken = true
  const warning = toast(page, 'Having trouble getting payment status. Will keep trying...')
  for (let poll = 1; poll <= 12; poll += 1) {
    await expect(warning).toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect.poll(polls).toBe(begun + poll)
  }
  await expect(warning).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rp77.000')
})

test('reports a failed first poll', async ({ page, pending }) => {
  await mockPolls(page, pending, () => null)
  await openPayment(page, pending)
  await expect(toast(page, 'Error loading payment details. Please try again.')).toBeVisible()
  await expect(badge(page)).toHaveAttribute('data-status', 'PENDING')
})

test('warns in each of the last five minutes, then reports the expiry', async ({ page, pending }) => {
  let expired_time = (await paymentOf(page, pending)).expired_time
  const { polls } = await mockPolls(page, pending, () => ({ expired_time }))
  await openUnderClock(page, pending, { polls })
  expired_time = Math.floor((await page.evaluate(() => Date.now())) / 1_000) + 310
  await page.clock.runFor(5_000)
  await expect(page.getByRole('timer')).toHaveText(/^0:05:\d\d$/)
  const [, seconds] = /:(\d\d)$/.exec(await page.getByRole('timer').innerText()) ?? []
  // One second into each minute.
  await page.clock.runFor((Number(seconds) + 1) * 1_000)
  for (const minutes of ['5 minutes', '4 minutes', '3 minutes', '2 minutes', '1 minute']) {
    await expect(toast(page, `Payment will expire in ${minutes}.`)).toBeVisible()
    await page.clock.runFor(60_000)
  }
  await expect(badge(page)).toHaveText('Expired')
  await expect(toast(page, 'Payment has expired. Please create a new order.')).toBeVisible()
})

test('the page has no-store and noindex', async ({ request, pending }) => {
  const response = await request.get(`/id/store/checkout/${pending}`)
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  const html = await response.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<title>Menunggu pembayaran · Pembayaran</title>')
})

test('an address without a payment is a 404 with its reason and a link to the store', async ({ page }) => {
  for (const [path, message] of [
    ['/en/store/checkout/XXXX', 'Invalid payment reference'],
    ['/en/store/checkout', 'Invalid payment reference'],
    ['/en/store/checkout/AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', 'Payment not found'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(message)
    await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  }
})

test('without script the payment shows its amount and QR code', async ({ visitor, pending }) => {
  const plain = await visitor({ javaScriptEnabled: false })
  await plain.goto(`/en/store/checkout/${pending}`)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Rp77.000')
  await expect(plain.getByRole('img', { name: 'QRIS code for Rp77.000' })).toBeVisible()
})

test('says which server to join while a command waits for the player', async ({ page, pending }) => {
  const waiting = { state: 'waiting', at: '2026-01-01T12:42:00Z' } as const
  let join = ['Survival']
  await mockPolls(page, pending, () => ({ status: 'PAID', delivery: { ...waiting, join } }))
  await openPayment(page, pending)
  const delivery = page.getByRole('list', { name: 'Delivery' })
  await expect(delivery).toContainText('Join Survival to receive it')
  await expect(delivery).not.toContainText('Waiting for the game server')

  join = ['Survival', 'SkyBlock']
  await openPayment(page, pending, 'id')
  await expect(page.getByRole('list', { name: 'Pengiriman' })).toContainText(
    'Masuk ke Survival dan SkyBlock untuk menerimanya',
  )
})
