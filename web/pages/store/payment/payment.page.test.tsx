import { expect, onTestFinished, test, vi } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import type { Delivery, Payment } from '#contract/shop/payment.schema.ts'
import { failure, unreachable } from '#tests/support/render-page.tsx'
import { HOUR_LATER, NOW, openPayment, POLL_MS, REFERENCE } from '#tests/support/render-payment.ts'

const AT = '2026-01-01T12:42:00Z'
const paid = (delivery: Delivery): Partial<Payment> => ({ status: 'PAID', delivery })
const DELIVERED = paid({ state: 'delivered', at: AT })
const HEADING = 'h1'
const BADGE = '[data-status]'
const GIFT = { sender: null, message: null }

test('polls once, then every five seconds, and stops after the delivery', async () => {
  let changes: Partial<Payment> = {}
  const { polls, texts, wait } = await openPayment(() => changes)
  expect(polls()).toBe(1)
  await wait(POLL_MS - 100)
  expect(polls()).toBe(1)
  await wait(100)
  expect(polls()).toBe(2)

  changes = paid({ state: 'waiting', at: AT })
  await wait(POLL_MS)
  expect(texts('[aria-label=Delivery]').join()).toContain('Waiting for server')
  changes = DELIVERED
  await wait(POLL_MS)
  expect(texts('[aria-label=Delivery]').join()).toMatch(/Delivered\s*19:42 WIB/)
  await wait(30_000)
  expect(polls()).toBe(4)
})

test('what is paid above a limit says that a person checks it, and never that it was delivered', async () => {
  const delivery: Delivery = { state: 'checking', at: AT, above_limit: true }
  const { texts } = await openPayment(() => paid(delivery))
  expect(texts('main').join()).toContain(en.payment.paidAboveLimit)
  expect(texts('[aria-current=step]')).toEqual([en.payment.deliveryChecking])
  expect(id.payment.paidAboveLimit).toContain('dicek')
})

test('a failed poll is reported in a note, without a toast, until one succeeds', async () => {
  let isBroken = false
  const { texts, wait } = await openPayment(() => (isBroken ? unreachable() : {}))
  isBroken = true
  await wait(POLL_MS)
  expect(texts('[data-connected=false]').join()).toContain("We can't reach the store right now.")
  expect(texts('.toast')).toEqual([])
  isBroken = false
  await wait(POLL_MS)
  expect(texts('[data-connected=false]')).toEqual([])
})

test('a QRIS payment names no wallet as its method', async () => {
  const { texts } = await openPayment(() => ({ payment_name: 'QRIS by ShopeePay' }))
  expect(texts('main section section, main section').join()).toContain('80 Premium PointsQRIS')
  expect(texts('main').join()).not.toContain('QRIS by ShopeePay')
})

test('reports a failed first poll', async () => {
  const { get, texts } = await openPayment(unreachable)
  expect(texts('.toast')).toEqual(['Error loading payment details. Please try again.'])
  expect(get(BADGE).dataset.status).toBe('PENDING')
})

test('warns in each of the last five minutes, then reports the expiry', async () => {
  const expired_time = NOW / 1_000 + 310
  const { texts, wait } = await openPayment(() => ({ expired_time }), { rendered: { expired_time } })
  expect(texts('[role=timer]')).toEqual(['0:05:10'])
  await wait(11_000)
  for (const minutes of ['5 minutes', '4 minutes', '3 minutes', '2 minutes', '1 minute']) {
    expect(texts('.toast')).toEqual([`Payment will expire in ${minutes}.`])
    await wait(60_000)
  }
  expect(texts(BADGE)).toEqual(['Expired'])
  expect(texts('.toast')).toEqual(['Payment has expired. Please create a new order.'])
})

test('an expired payment is reported once on the whole page, and a late payment is still shown', async () => {
  let changes: Partial<Payment> = { expired_time: NOW / 1_000 + 8 }
  const { find, get, polls, texts, wait } = await openPayment(() => changes)
  await wait(POLL_MS)
  expect(texts('[role=timer]')).toEqual(['0:00:03'])
  await wait(4_000)
  expect(texts('.toast')).toEqual(['Payment has expired. Please create a new order.'])
  expect(document.title).toBe('Expired · Payment')
  expect(texts(BADGE)).toEqual(['Expired'])
  expect(get(BADGE).classList).toContain('text-bad')
  expect(texts(HEADING)).toEqual(['The time to pay has run out'])
  expect(find('main a', 'Back to Store')).toBeDefined()
  expect(texts('main').join()).not.toContain('Waiting for payment')
  expect(texts('main').join()).toContain(REFERENCE)
  // In the badge and in the title.
  expect(
    texts('[data-status], h1, h1 + p')
      .join()
      .match(/expired|run out/gi),
  ).toHaveLength(2)

  changes = { ...changes, status: 'EXPIRED' }
  const before = polls()
  await wait(6_000)
  expect(polls()).toBeGreaterThan(before)
  expect(texts('.toast')).toEqual([])

  changes = { ...changes, ...paid({ state: 'queued', at: AT }) }
  await wait(POLL_MS)
  expect(texts('.toast')).toEqual(['Payment successful! Your purchase has been processed.'])
  expect(texts(BADGE)).toEqual(['Paid'])
})

test('a failed payment has a red badge, a toast and a link to the store', async () => {
  let changes: Partial<Payment> = {}
  const { get, texts, wait } = await openPayment(() => changes)
  changes = { status: 'FAILED' }
  await wait(POLL_MS)
  expect(texts('.toast')).toEqual(['Payment failed. Please try again.'])
  expect(texts(BADGE)).toEqual(['Failed'])
  expect(get(BADGE).classList).toContain('text-bad')
  get('main a', 'Back to Store')
})

test('a payment that expired before the page was opened is rendered as expired, without a toast', async () => {
  const { texts } = await openPayment(() => ({}), { renderedAt: (HOUR_LATER + 1) * 1_000 })
  expect(texts(HEADING)).toEqual(['The time to pay has run out'])
  expect(texts('.toast')).toEqual([])
})

test.each([
  ['en', en.payment, /^Ask our team on Discord/],
  ['id', id.payment, /^Tanya tim kami di Discord/],
] as const)('a delivery under review says so in %s, and polling continues', async (language, texts, link) => {
  let changes = paid({ state: 'checking', at: AT })
  const page = await openPayment(() => changes, { language })
  const said = () => page.texts('main').join()
  expect(said()).toContain(texts.paidChecking)
  expect(page.texts('[aria-current=step]')).toEqual([texts.deliveryChecking])
  expect(said()).toContain(REFERENCE)
  page.get('main a', link)

  changes = DELIVERED
  await page.wait(POLL_MS)
  expect(page.polls()).toBe(2)
  expect(said()).not.toContain(texts.paidChecking)
})

test('a payment that cannot be fetched names a next step, and the page is loaded again after a retry', async () => {
  let isBroken = true
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  onTestFinished(() => reload.mockRestore())
  const poll = () => (isBroken ? failure(502) : {})
  const { click, get, texts, wait } = await openPayment(poll, { rendered: null })
  expect(texts(HEADING)).toEqual(['Failed to fetch payment details (502)'])
  expect(texts('main').join()).toContain(
    "This doesn't affect your payment. If you've paid, don't pay again. We'll keep trying.",
  )
  get('main a', /^Ask our team on Discord/)

  isBroken = false
  await click('main a', 'Try again')
  expect(texts(HEADING)).toEqual(['Rp77.000'])
  // The server renders the QR code.
  await wait(POLL_MS)
  expect(reload).toHaveBeenCalledOnce()
})

test('polling ends when the payment no longer exists', async () => {
  let isGone = false
  const { get, polls, texts, wait } = await openPayment(() =>
    isGone ? failure(404, 'payment_not_found') : {},
  )
  isGone = true
  await wait(POLL_MS)
  expect(texts(HEADING)).toEqual(['Payment not found'])
  get('main a', 'Back to Store')
  await wait(30_000)
  expect(polls()).toBe(2)
})

test('a refunded payment says so, ends polling and links to the store', async () => {
  const refunded = { ...DELIVERED, status: 'REFUND' } as const
  const { find, polls, texts, wait } = await openPayment(() => refunded, { rendered: refunded })
  expect(texts(BADGE)).toEqual(['Refunded'])
  expect(document.title).toBe('Refunded · Payment')
  expect(texts(HEADING)).toEqual(['Refunded'])
  expect(texts('main').join()).toContain('This payment was refunded. How and when you get the money')
  expect(texts('main').join()).not.toContain('Simulate payment')
  expect(find('main a', 'Back to Store')).toBeDefined()
  expect(texts('.toast')).toEqual([])
  await wait(30_000)
  expect(polls()).toBe(1)
})

test.each([
  ['en', ['Survival'], null, 'Join Survival', 'Join Survival and your purchase'],
  [
    'id',
    ['Survival', 'SkyBlock'],
    null,
    'Masuk ke Survival dan SkyBlock',
    'Masuk ke Survival dan SkyBlock, pembelianmu',
  ],
  ['en', ['Survival'], GIFT, 'Waiting for Ra***07', 'Ra***07 gets 80 Premium Points after joining Survival.'],
] as const)('says in %s who joins which servers while a command waits for the player', async (...row) => {
  const [language, join, gift, step, text] = row
  const changes = { ...paid({ state: 'waiting', at: AT, join: [...join] }), gift }
  const { texts } = await openPayment(() => changes, { language })
  expect(texts('main ol').join()).toContain(step)
  expect(texts('main').join()).toContain(text)
  expect(texts('main').join()).not.toContain('Waiting for server')
})

const LINES: Payment['items'] = [
  { product_id: 'P80', name: '80 Premium Points', quantity: 1, list_price: 77_000, price: 61_600 },
  { product_id: 'P40', name: '40 Premium Points', quantity: 2, list_price: 78_000, price: 78_000 },
]

test('an order of several products lists each line with its quantity and price', async () => {
  const several = { items: LINES, list_price: 155_000, price: 139_600, amount: 139_600 }
  const { texts } = await openPayment(() => several, { rendered: several })
  expect(texts('main dl > div').slice(0, 2)).toEqual([
    '1 × 80 Premium PointsRp77.000',
    '2 × 40 Premium PointsRp78.000',
  ])
  expect(texts('main dl').join()).toContain('Discount−Rp15.400')
})

test.each([
  [LINES.slice(0, 1), '/en/store/product/P1', null],
  [LINES, '/en/store/basket', 'P80 1, P40 2'],
  [LINES.slice(1), '/en/store/basket', 'P40 2'],
])('an order of %j that ended is ordered again at %s', async (items, path, basket) => {
  const ended: Partial<Payment> = { items, status: 'EXPIRED' }
  const { click, get } = await openPayment(() => ended, { rendered: ended, isOffered: true })
  expect(get('main a', 'Order again').getAttribute('href')).toBe(path)
  if (basket === null) return
  await click('main a', 'Order again')
  const { lines } = JSON.parse(window.localStorage.getItem('basket') ?? '{}')
  expect(
    lines.map((line: { id: string; quantity: number }) => `${line.id} ${line.quantity}`).join(', '),
  ).toBe(basket)
})
