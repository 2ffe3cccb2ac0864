import { expect, onTestFinished, test, vi } from 'vitest'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { PAYMENT } from '#tests/support/payment-reply.ts'
import { type FakeApi, failure, renderPage, unreachable } from '#tests/support/render-page.tsx'
import { rememberOrder } from '#web/kit/api/placed-orders.ts'
import { rememberSeen } from '#web/kit/api/seen-orders.ts'

const NOW = Date.parse('2026-01-01T12:00:00Z')
const CALL = 'GET /api/store/transactions/:reference'
const referenceOf = (digit: number) => `K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJK${digit}`
const LEFT = PAYMENT.expired_time - NOW / 1_000

/** The orders of this browser, the oldest first, each as it was last seen. */
async function openOrders(seen: readonly Partial<Payment>[], reply: FakeApi[typeof CALL] = unreachable) {
  vi.useFakeTimers({ now: NOW })
  for (const [index, changes] of seen.entries()) {
    const reference = referenceOf(index)
    rememberOrder({ reference, username: 'be.Ayu_Gaming' })
    rememberSeen({ ...PAYMENT, ...changes, reference })
  }
  return renderPage('/en/store/orders', {
    api: { [CALL]: reply },
    services: { catalogue: { list: async () => [] } },
  })
}

test('open orders stand first, the one that ends soonest on top, each with its code, its time left and its link', async () => {
  const account = {
    payment_method: 'BRIVA',
    payment_name: 'BRI Virtual Account',
    pay_code: '0000000000314187',
  }
  const { find, texts } = await openOrders([
    { status: 'PAID', delivery: { state: 'delivered', at: '2026-01-01T11:00:00Z' } },
    { ...account, product_name: '40 Premium Points', expired_time: PAYMENT.expired_time + 20 * 3_600 },
    {},
    { status: 'UNPAID', expired_time: NOW / 1_000 - 1, product_name: 'Too late' },
  ])
  const [soonest = '', later = ''] = texts('ul[aria-label="Unpaid order"] > li')
  expect(soonest).toContain(`Rp77.000${LEFT / 60 === 60 ? '1 hour left' : ''}`)
  expect(soonest).toContain('for .Ayu_Gaming')
  expect(later).toMatch(/Rp77\.00021 hours left.*Virtual account number0000 0000 0031 4187/)
  expect(find('main a[href="/en/store/checkout/K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJK1"]')?.textContent).toBe(
    'Continue to pay',
  )
  expect(texts('main ul:not([aria-label]) > li').join()).toMatch(/Too late.*Expired.*Delivered/)
})

test('shows what became of an order since, and keeps what was seen where nothing answers', async () => {
  const { texts, wait } = await openOrders([{}, { product_name: 'Rank' }], ({ params }) =>
    params.reference === referenceOf(0)
      ? { ...PAYMENT, reference: referenceOf(0), status: 'PAID', paid_at: '2026-01-01T11:58:00Z' }
      : unreachable(),
  )
  await wait()
  expect(texts('ul[aria-label="Unpaid order"] > li')).toHaveLength(1)
  expect(texts('main ul:not([aria-label]) > li').join()).toContain('18:58In the queue')
})

test('offline the orders stay, with a note', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const { texts } = await openOrders([{}])
  expect(texts('[role=status]').join()).toContain("You're offline. You can still pay")
  expect(texts('ul[aria-label="Unpaid order"] > li')).toHaveLength(1)
})

test('a browser without orders is told where a reference is found', async () => {
  const { get, texts } = await openOrders([])
  expect(texts('h2')).toContain('No orders in this browser yet')
  expect(get('main details').hasAttribute('open')).toBe(true)
  get('main a', 'Back to Store')
})

test('a reference that is too short or unknown is refused beside its field', async () => {
  const { click, get, texts, type } = await openOrders([], () => failure(404, 'payment_not_found'))
  await type('#reference', '', 'K7QD-9MVX')
  await click('main button', 'Find')
  expect(texts('[role=alert]')).toEqual(['A reference has seven groups of four characters.'])
  expect(document.activeElement).toBe(get('#reference'))
  await type('#reference', '', PAYMENT.reference.toLowerCase())
  expect(texts('[role=alert]')).toEqual([])
  await click('main button', 'Find')
  expect(texts('[role=alert]').join()).toContain('No payment has this reference.')
  expect(get('#reference').getAttribute('aria-invalid')).toBe('true')
})
