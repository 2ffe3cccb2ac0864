import { expect, onTestFinished, test } from 'vitest'
import { PAYMENT } from '#tests/support/payment-reply.ts'
import { readOrders, rememberOrder, withOrder } from './placed-orders.ts'
import { isUnpaid, loadSeenOrders, rememberSeen } from './seen-orders.ts'

const { reference: REFERENCE } = PAYMENT
const ORDER = { reference: REFERENCE, username: 'be.My_Name' }
const DAY_MS = 24 * 60 * 60 * 1_000

test('reads the orders that the checkout stored', () => {
  expect(readOrders(JSON.stringify([ORDER]))).toEqual([ORDER])
})

test('lists orders for a year', () => {
  onTestFinished(() => window.localStorage.clear())
  const ago = (days: number) => {
    rememberOrder({ ...ORDER, at: Date.now() - days * DAY_MS })
    return loadSeenOrders().length
  }
  expect([ago(364), ago(366)]).toEqual([1, 0])
})

test.each([
  null,
  '',
  'x',
  '7',
  '{}',
  '[7]',
  `[{"reference":"x","username":"Steve"}]`,
  `[{"reference":"${REFERENCE}","username":"<img>"}]`,
  `[{"reference":"${REFERENCE}"}]`,
])('reads no order from %j', (stored) => {
  expect(readOrders(stored)).toEqual([])
})

test('what was seen of an order is left out where the site could not have written it', () => {
  onTestFinished(() => window.localStorage.clear())
  const at = Date.now()
  rememberOrder({ ...ORDER, at, seen: { status: 7, amount: '1' } })
  expect(loadSeenOrders()).toEqual([{ ...ORDER, at }])
})

test('lists the newest order first, each reference once, at most fifty', () => {
  const orders = Array.from({ length: 50 }, (_, index) => ({ reference: `R${index}`, username: 'Steve' }))
  const next = withOrder(orders, { reference: 'R5', username: 'Alex' })
  expect(next).toHaveLength(50)
  expect(next[0]).toEqual({ reference: 'R5', username: 'Alex' })
  expect(withOrder(orders, ORDER)).toHaveLength(50)
  expect(withOrder(orders, ORDER).at(-1)?.reference).toBe('R48')
})

test('keeps what was seen of an own order, without the words of a gift', () => {
  onTestFinished(() => window.localStorage.clear())
  const payment = {
    ...PAYMENT,
    pay_code: '733103',
    gift: { sender: 'Budi', message: 'Happy birthday!' },
  }
  rememberSeen(payment)
  expect(loadSeenOrders()).toEqual([])
  rememberOrder(ORDER)
  rememberSeen(payment)
  const [order] = loadSeenOrders()
  expect(order?.seen).toMatchObject({ status: 'UNPAID', pay_code: '733103', is_gift: true })
  expect(window.localStorage.getItem('orders')).not.toContain('Budi')
})

test('an order is unpaid until it is paid or its time has run out', () => {
  const seen = { ...PAYMENT, is_gift: false }
  const end = seen.expired_time * 1_000
  expect(isUnpaid({ ...ORDER, seen }, end - 1)).toBe(true)
  expect(isUnpaid({ ...ORDER, seen }, end)).toBe(false)
  expect(isUnpaid({ ...ORDER, seen: { ...seen, status: 'PAID' } }, end - 1)).toBe(false)
  expect(isUnpaid(ORDER, 0)).toBe(false)
})
