import { expect, test } from 'vitest'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { orderDetail } from '#tests/support/admin-replies.ts'
import { read as piecesOf } from '#tests/support/read-admin.tsx'
import { MoneyPanel } from './payment-panel.tsx'

const PAID = orderDetail({
  price: 77_000,
  list_price: 77_000,
  discount: null,
  fee: 5_500,
  amount: 82_500,
  gateway_fee: null,
  status: 'PAID',
  payment_type: 'BCAVA',
  given_by: null,
})
const FREE: OrderDetail = { ...PAID, price: 0, fee: 0, amount: 0, payment_type: 'FREE' }

const read = (order: OrderDetail) => piecesOf(<MoneyPanel order={order} />).join(' ')

test('a paid order shows what the gateway keeps, or that it is not known', () => {
  expect(read(PAID)).toMatch(/Gateway fee\s+not known/)
  expect(read({ ...PAID, gateway_fee: 6_000 })).toMatch(/Gateway fee\s+−Rp6\.000\s+You receive\s+Rp76\.500/)
})

test('a free order has no gateway fee', () => {
  expect(read(FREE)).not.toContain('Gateway fee')
  expect(read(FREE)).toMatch(/You receive\s+Rp0/)
})

test('an order that was given by hand says by whom, and has no sums', () => {
  const words = read({ ...FREE, given_by: 'ayu' })
  expect(words).toContain('Given by hand by ayu')
  expect(words).not.toMatch(/Rp|fee/)
})

test('several lines are listed with their quantities and prices, a single product is not', () => {
  const [line] = PAID.items
  if (!line) throw new Error('no line')
  const items = [
    { ...line, quantity: 2, list_price: 154_000, price: 120_000 },
    { ...line, product_name: 'VIP', quantity: 1 },
  ]
  expect(read({ ...PAID, items })).toMatch(
    /2 × 80 Premium Points\s+Rp154\.000\s+Rp120\.000\s+1 × VIP\s+Rp77\.000/,
  )
  expect(read({ ...PAID, items: items.slice(0, 1) })).toContain('2 × 80')
  expect(read(PAID)).not.toContain('×')
})
