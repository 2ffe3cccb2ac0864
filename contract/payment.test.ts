import { expect, test } from 'vitest'
import { Payment, paymentCalls } from './payment.schema.ts'
import { LABELLED_STATUSES, PAYMENT_STATUSES, shownStatus } from './payment.ts'

const PAYMENT: Payment = {
  reference: 'K7QD-9MVX-2TRA-H4PE-W8NC-0JKG-SZ3B',
  status: 'UNPAID',
  amount: 55_500,
  payment_name: 'BCA Virtual Account',
  payment_method: 'BCAVA',
  qr_url: null,
  qr_string: null,
  pay_code: '0000123412341234',
  expired_time: 1_800_000_000,
  instructions: [{ title: 'm-BCA', steps: ['Pay <b>Rp55.500</b>'] }],
  product_name: '80 Premium Points',
  recipient: 'St***e',
  price: 50_000,
  fee: 5_500,
  delivery: null,
}

test('every status of the spec has a label, and REFUND too', () => {
  for (const status of PAYMENT_STATUSES) expect(LABELLED_STATUSES).toContain(status)
})

test('a person sees PENDING for every state without a word of its own', () => {
  for (const status of ['PAID', 'EXPIRED', 'FAILED', 'REFUND']) {
    expect(shownStatus(status)).toBe(status)
  }
  for (const status of ['UNPAID', 'PENDING', 'CHALLENGED', 'paid', '', '__proto__', 'toString']) {
    expect(shownStatus(status), status).toBe('PENDING')
  }
})

test('a payment shows the fields of the spec, the price, the shortened recipient, the delivery, and nothing else', () => {
  expect(Object.keys(Payment.shape).sort()).toEqual(
    [
      'reference',
      'status',
      'amount',
      'payment_name',
      'payment_method',
      'qr_url',
      'pay_code',
      'expired_time',
      'instructions',
      'qr_string',
      'product_name',
      'recipient',
      'price',
      'fee',
      'delivery',
    ].sort(),
  )
})

test('what a payment must not tell does not leave, however deep it is', () => {
  const told = Payment.parse({
    ...PAYMENT,
    username: 'Steve',
    commands: ['op Steve'],
    gateway_reference: 'T0001',
    delivery: { state: 'waiting', at: '2026-11-15T12:41:00.000Z', last_reply: 'secret' },
  })
  expect(told).toEqual({ ...PAYMENT, delivery: { state: 'waiting', at: '2026-11-15T12:41:00.000Z' } })
})

test('a payment without a delivery time, or in a state of the admin, is a bug of ours', () => {
  const withDelivery = (delivery: unknown) => Payment.safeParse({ ...PAYMENT, delivery }).success
  expect(withDelivery({ state: 'queued', at: '2026-11-15T12:41:00.000Z' })).toBe(true)
  expect(withDelivery({ state: 'checking', at: '2026-11-15T12:41:00.000Z' })).toBe(true)
  expect(withDelivery({ state: 'queued' })).toBe(false)
  expect(withDelivery({ state: 'unknown', at: '2026-11-15T12:41:00.000Z' })).toBe(false)
  expect(Payment.safeParse({ ...PAYMENT, status: 'PENDING' }).success).toBe(false)
})

test('what was free is paid by FREE', () => {
  expect(Payment.safeParse({ ...PAYMENT, payment_method: 'FREE', amount: 0 }).success).toBe(true)
})

test('a sandbox payment ends paid, failed or expired, not otherwise', () => {
  const accepts = (outcome: unknown) =>
    paymentCalls.simulatePayment.input.safeParse({
      params: { reference: PAYMENT.reference },
      body: { outcome },
    }).success
  expect(['PAID', 'FAILED', 'EXPIRED'].every(accepts)).toBe(true)
  expect(['REFUND', 'UNPAID', 'paid', '', undefined].some(accepts)).toBe(false)
})
