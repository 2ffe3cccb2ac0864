import { expect, test, vi } from 'vitest'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { PAYMENT } from '#tests/support/payment-reply.ts'
import { type FakeApi, renderPage, unreachable } from '#tests/support/render-page.tsx'
import { rememberOrder } from '../api/placed-orders.ts'
import { rememberSeen } from '../api/seen-orders.ts'

const NOW = Date.parse('2026-01-01T12:19:00Z')
const CALL = 'GET /api/store/transactions/:reference'
const LINE = 'aside[data-tone=pay]'
const SECOND = PAYMENT.reference.replace(/M$/, 'N')

async function openStore(
  seen: readonly Partial<Payment>[],
  reply: FakeApi[typeof CALL] = unreachable,
  address = '/en/store',
) {
  vi.useFakeTimers({ now: NOW })
  for (const changes of seen) {
    const payment = { ...PAYMENT, ...changes }
    rememberOrder({ reference: payment.reference, username: 'Steve' })
    rememberSeen(payment)
  }
  const page = await renderPage(address, {
    api: { [CALL]: reply, 'GET /api/store/products': [] },
    services: {
      catalogue: { list: async () => [] },
      storefront: { closed: () => null, view: async () => ({ closed: null, goal: null, supporters: [] }) },
      botCheck: { describe: () => ({ kind: 'proof-of-work' }) },
    },
  })
  await page.wait()
  const line = () => document.querySelector<HTMLElement>(LINE)
  const words = () => (line()?.hidden === false ? page.texts(`${LINE} a`) : [])
  return { ...page, line, words }
}

test.each(['/en/store', '/en/store/basket'])(
  '%s names the amount and the time of an unpaid order',
  async (address) => {
    const { line, words } = await openStore([{}], unreachable, address)
    expect(words()).toEqual(['You have an unpaid order, Rp77.000, 41 minutes leftPay'])
    expect(line()?.querySelector('a')?.getAttribute('href')).toBe(`/en/store/checkout/${PAYMENT.reference}`)
  },
)

test('several unpaid orders lead to their list', async () => {
  const { line, words } = await openStore([{}, { reference: SECOND }])
  expect(words()).toEqual(['You have 2 unpaid ordersMy orders'])
  expect(line()?.querySelector('a')?.getAttribute('href')).toBe('/en/store/orders')
})

test.each([[[]], [[{ status: 'PAID' as const }]], [[{ expired_time: NOW / 1_000 }]]])(
  'is hidden for %j',
  async (seen) => {
    expect((await openStore(seen)).words()).toEqual([])
  },
)

test('an order whose payment page was never seen is asked for', async () => {
  vi.useFakeTimers({ now: NOW })
  rememberOrder({ reference: PAYMENT.reference, username: 'Steve' })
  expect((await openStore([], PAYMENT)).words()).toEqual([
    'You have an unpaid order, Rp77.000, 41 minutes leftPay',
  ])
})

test('an order that the site could not have stored leaves no empty line', async () => {
  localStorage.setItem('orders', JSON.stringify([{ reference: 'x', username: 'x', at: NOW }]))
  expect((await openStore([])).line()).toBeNull()
})

test('is not on other pages', async () => {
  expect((await openStore([{}], unreachable, '/en/maps')).line()).toBeNull()
})

test('keeps its room when the order turns out to be paid or its time runs out, and then says so', async () => {
  const paid = await openStore([{}], () => ({ ...PAYMENT, status: 'PAID' }))
  expect(paid.words()).toEqual(['Your order is paidMy orders'])
  const late = await openStore([{ expired_time: NOW / 1_000 + 30 }])
  expect(late.words()).toEqual(['You have an unpaid order, Rp77.000, 1 minute leftPay'])
  await late.wait(60_000)
  expect(late.words()).toEqual(['The time to pay has run outMy orders'])
})
