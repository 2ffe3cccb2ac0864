import { expect, test } from 'vitest'
import { Payment, paymentCalls } from './payment.schema.ts'
import { shownStatus } from './payment.ts'

const PAYMENT: Payment = {
  reference: 'K7QD-9MVX-2TRA-H4PE-W8NC-0JKG-SZ3B',
  status: 'UNPAID',
  amount: 55_500,
  payment_name: 'BCA Virtual Account',
  payment_method: 'BCAVA',
  qr_url: null,
  qr_string: null,
  pay_code: '0000123412341234',
  biller_code: null,
  expired_time: 1_800_000_000,
  instructions: [{ title: 'm-BCA', steps: ['Pay <b>Rp55.500</b>'] }],
  gateway_name: null,
  items: [],
  product_name: '80 Premium Points',
  recipient: 'St***e',
  price: 50_000,
  list_price: null,
  fee: 5_500,
  product_id: 'P1',
  points: 80,
  gift: null,
  paid_at: null,
  delivery: null,
}

test('shows every other status as PENDING', () => {
  for (const status of ['PAID', 'EXPIRED', 'FAILED', 'REFUND']) {
    expect(shownStatus(status)).toBe(status)
  }
  for (const status of ['UNPAID', 'PENDING', 'CHALLENGED', 'paid', '', '__proto__', 'toString']) {
    expect(shownStatus(status), status).toBe('PENDING')
  }
})

test('removes private fields from a payment, also nested ones', () => {
  const parsed = Payment.parse({
    ...PAYMENT,
    username: 'Steve',
    commands: ['op Steve'],
    gateway_reference: 'T0001',
    delivery: { state: 'waiting', at: '2026-11-15T12:41:00.000Z', last_reply: 'secret' },
  })
  expect(parsed).toEqual({ ...PAYMENT, delivery: { state: 'waiting', at: '2026-11-15T12:41:00.000Z' } })
})

test('a sandbox payment can end paid, failed or expired only', () => {
  const accepts = (outcome: unknown) =>
    paymentCalls.simulatePayment.input.safeParse({
      params: { reference: PAYMENT.reference },
      body: { outcome },
    }).success
  expect(['PAID', 'FAILED', 'EXPIRED'].every(accepts)).toBe(true)
  expect(['REFUND', 'UNPAID', 'paid', '', undefined].some(accepts)).toBe(false)
})
