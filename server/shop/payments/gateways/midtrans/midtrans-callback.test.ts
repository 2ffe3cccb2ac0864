import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCallbackReader, isSigned } from './midtrans.ts'

const KEY = 'SB-Mid-server-EXAMPLEKEY000000000000'
const SIGNED = { order_id: 'ORD-20261115-0001', gross_amount: '55500.00' }
const VECTORS = {
  200: '6430625de0ec9e4b157b6caf46a407e5ad48bea068e085fb74645592c4f76877a399d4396d894a3c2695268a905965bdc98bd0f35d4fef53c894b27d09705bc5',
  201: 'f1493decc0c20117f1163fa66d1eee2ea167e9e0ea16ba45d26b7dc770671e6a0f9325b6fce83606436848196cc95d68050c24f66b051a5619707c7526bcf303',
  202: 'f6414acb5522d8c06dc243735cacb28ef0935ac1e2b8e25767129c733fb80398f1a5d0f28832edb5c96fbe65cdfa50f36b66b5d57f5260cb1adf2798d0a92d29',
} as const
const NOTIFICATION = {
  ...SIGNED,
  status_code: '200',
  transaction_id: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
  transaction_status: 'settlement',
  signature_key: VECTORS[200],
}

const reader = createCallbackReader(KEY)
const read = (body: unknown) => reader({}, Buffer.from(JSON.stringify(body)))

test.each(Object.entries(VECTORS))("Midtrans' signature of a notification with %s", (status_code, vector) => {
  expect(isSigned(KEY, { ...SIGNED, status_code, signature_key: vector })).toBe(true)
})

test('a genuine notification is a reason to ask, whatever status it claims', () => {
  const hint = { kind: 'hint', gatewayReference: NOTIFICATION.transaction_id }

  expect(read(NOTIFICATION)).toEqual(hint)
  expect(read({ ...NOTIFICATION, transaction_status: 'refund', new_field: 1 })).toEqual(hint)
})

test.each<[string, object]>([
  ['another amount', { gross_amount: '1.00' }],
  ['the amount as a number', { gross_amount: 55_500 }],
  ['the amount without decimals', { gross_amount: '55500' }],
  ['another code', { status_code: '201' }],
  ['another order', { order_id: 'ORD-20261115-0002' }],
  ['no order', { order_id: null }],
  ['no signature', { signature_key: undefined }],
  ['an empty signature', { signature_key: '' }],
  ['a short signature', { signature_key: VECTORS[200].slice(1) }],
  ['a signature in capitals', { signature_key: VECTORS[200].toUpperCase() }],
  ['a list of signatures', { signature_key: [VECTORS[200]] }],
])('%s is forged', (_name, change) => {
  expect(read({ ...NOTIFICATION, ...change })).toEqual({ kind: 'forged' })
})

test('a genuine notification without a payment is unreadable', () => {
  for (const transaction_id of [undefined, 7, '', 'a b'])
    expect(read({ ...NOTIFICATION, transaction_id })).toEqual({
      kind: 'unreadable',
      why: 'invalid transaction_id',
    })
})

test('the test of the dashboard is genuine, of no payment, and forged with another key', () => {
  const order_id = 'payment_notif_test_G000000000_3f1c'
  const signature_key = createHash('sha512').update(`${order_id}20055500.00${KEY}`).digest('hex')
  const body = { ...NOTIFICATION, order_id, signature_key, transaction_id: undefined }
  expect(read(body)).toEqual({ kind: 'test' })
  expect(read({ ...body, signature_key: VECTORS[200] })).toEqual({ kind: 'forged' })
})
