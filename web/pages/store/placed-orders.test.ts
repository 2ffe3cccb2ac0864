import { expect, test } from 'vitest'
import { readOrders, withOrder } from './placed-orders.ts'

const REFERENCE = 'K7QD-9MVX-2TRA-H4PE-W8NC-0JKG-SZ3B'
const ORDER = { reference: REFERENCE, username: 'be.My_Name' }

test('reads the orders that the checkout stored', () => {
  expect(readOrders(JSON.stringify([ORDER]))).toEqual([ORDER])
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

test('lists the newest order first, each reference once, at most twenty', () => {
  const orders = Array.from({ length: 20 }, (_, index) => ({ reference: `R${index}`, username: 'Steve' }))
  const next = withOrder(orders, { reference: 'R5', username: 'Alex' })
  expect(next).toHaveLength(20)
  expect(next[0]).toEqual({ reference: 'R5', username: 'Alex' })
  expect(withOrder(orders, ORDER)).toHaveLength(20)
  expect(withOrder(orders, ORDER).at(-1)?.reference).toBe('R18')
})
