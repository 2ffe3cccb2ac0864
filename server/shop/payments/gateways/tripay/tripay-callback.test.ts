import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTripay, signPayment } from './tripay.ts'

const KEY = 'private_key_anda'
const gateway = createTripay({
  url: 'https://tripay.co.id/api',
  merchantCode: 'T0001',
  apiKey: 'k',
  privateKey: KEY,
  publicUrl: 'https://angkasa.test',
  callbackUrl: 'https://angkasa.test/callback',
})

const NOTIFICATION = {
  reference: 'T0001000023000XXXXX',
  merchant_ref: 'INV123456',
  payment_method: 'BCA Virtual Account',
  payment_method_code: 'BCAVA',
  total_amount: 200_000,
  fee_merchant: 2_000,
  fee_customer: 0,
  total_fee: 2_000,
  amount_received: 198_000,
  is_closed_payment: 1,
  status: 'PAID',
  paid_at: 1_608_133_017,
  note: null,
}
const VECTOR = '09a95b561a57e1e22fc731ae0473d7d6f8c4ee8fedab985c5a831d5510705512'

function read(body: string | Buffer, headers: Record<string, string | string[] | undefined> = {}) {
  const bytes = Buffer.from(body as string)
  return gateway.readCallback(
    {
      'x-callback-event': 'payment_status',
      'x-callback-signature': createHmac('sha256', KEY).update(bytes).digest('hex'),
      ...headers,
    },
    bytes,
  )
}

const readNotification = (changes: Record<string, unknown>) =>
  read(JSON.stringify({ ...NOTIFICATION, ...changes }))

test("Tripay's own example is read", () => {
  expect(read(JSON.stringify(NOTIFICATION), { 'x-callback-signature': VECTOR })).toEqual({
    kind: 'notification',
    notification: {
      reference: 'INV123456',
      gatewayReference: 'T0001000023000XXXXX',
      status: 'PAID',
      amount: 200_000,
      paidAt: new Date('2020-12-16T15:36:57.000Z'),
      gatewayFee: 2_000,
      isClosedPayment: true,
    },
  })
})

test("Tripay's own example of an opened payment is signed so", () => {
  const signed = { merchantCode: 'T0001', reference: 'INV55567', amount: 1_500_000 }

  expect(signPayment('ytf6ooi2gmlNPfpchd94jDOk8hRWOu', signed)).toBe(
    '9f167eba844d1fcb369404e2bda53702e2f78f7aa12e91da6715414e65b8c86a',
  )
})

test.each<[string, string | string[] | undefined]>([
  ['none', undefined],
  ['an empty one', ''],
  ['a short one', VECTOR.slice(1)],
  ['a long one', `${VECTOR}0`],
  ['in capitals', VECTOR.toUpperCase()],
  ['with a prefix', `sha256=${VECTOR}`],
  ['with a line break', `${VECTOR}\n`],
  ['not hexadecimal', 'g'.repeat(64)],
  ['another last digit', `${VECTOR.slice(0, -1)}3`],
  ['two at once', [VECTOR, VECTOR]],
  ['two in a line', `${VECTOR}, ${VECTOR}`],
  ['of another body', createHmac('sha256', KEY).update('{}').digest('hex')],
  ['of another key', createHmac('sha256', 'k').update(JSON.stringify(NOTIFICATION)).digest('hex')],
])('refuses a callback by its signature: %s', (_, signature) => {
  expect(read(JSON.stringify(NOTIFICATION), { 'x-callback-signature': signature })).toEqual({
    kind: 'forged',
  })
})

test('verifies the signature before parsing', () => {
  const headers = { 'x-callback-signature': VECTOR, 'x-callback-event': 'other' }

  expect(read('{', headers)).toEqual({ kind: 'forged' })
})

test('the signature covers the raw bytes, not the parsed JSON', () => {
  const php = JSON.stringify({ ...NOTIFICATION, note: 'a/b' }).replace('/', '\\/')
  const again = createHmac('sha256', KEY)
    .update(JSON.stringify(JSON.parse(php)))
    .digest('hex')

  expect(read(php).kind).toBe('notification')
  expect(read(php, { 'x-callback-signature': again })).toEqual({ kind: 'forged' })
})

test.each([undefined, '', 'open_payment', 'PAYMENT_STATUS', ['payment_status']])(
  'refuses an unknown event: %j',
  (event) => {
    expect(read(JSON.stringify(NOTIFICATION), { 'x-callback-event': event })).toEqual({
      kind: 'unreadable',
      why: 'unknown event',
    })
  },
)

test.each([
  ['nothing', ''],
  ['half of it', '{"reference":'],
  ['a byte order mark', `\ufeff${JSON.stringify(NOTIFICATION)}`],
  ['something after it', `${JSON.stringify(NOTIFICATION)}x`],
  ['two of them', `${JSON.stringify(NOTIFICATION)}${JSON.stringify(NOTIFICATION)}`],
  ['a form', 'reference=T0001&status=PAID'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
])('refuses a signed body that is not JSON: %s', (_, body) => {
  expect(read(body)).toEqual({ kind: 'unreadable', why: 'not JSON' })
})

test.each(['null', '[]', '7', '"PAID"', '{}'])('refuses signed JSON that is no notification: %s', (body) => {
  expect(read(body)).toMatchObject({ kind: 'unreadable', why: expect.stringContaining('invalid') })
})

test.each(['200000', 200_000.5, null, true, [200_000], 2 ** 53, -(2 ** 53)])(
  'an amount that is no whole number: %j',
  (total_amount) => {
    expect(readNotification({ total_amount })).toEqual({
      kind: 'unreadable',
      why: 'invalid total_amount',
    })
  },
)

test('refuses an infinite amount', () => {
  expect(read(JSON.stringify(NOTIFICATION).replace('200000', '1e309'))).toEqual({
    kind: 'unreadable',
    why: 'invalid total_amount',
  })
})

test.each([0, -1, 1, 200_001, 2 ** 53 - 1])('accepts any whole amount: %d', (total_amount) => {
  expect(readNotification({ total_amount })).toMatchObject({ notification: { amount: total_amount } })
})

test.each(['UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'])('the status %s is known', (status) => {
  expect(readNotification({ status })).toMatchObject({ kind: 'notification', notification: { status } })
})

test.each([
  ['paid', 'paid'],
  ['PAID ', 'PAID'],
  ['SETTLED\n', 'SETTLED'],
  ['', ''],
  ['X'.repeat(41), 'X'.repeat(40)],
])('passes on the unknown status %j', (status, unknown) => {
  expect(readNotification({ status })).toMatchObject({
    kind: 'notification',
    notification: { status: { unknown } },
  })
})

test.each([0, 2, '1', true, null, undefined, [1]])(
  'is_closed_payment %j is no closed payment',
  (is_closed_payment) => {
    expect(readNotification({ is_closed_payment })).toMatchObject({
      kind: 'notification',
      notification: { isClosedPayment: false },
    })
  },
)

test('a payment without a reference of ours', () => {
  for (const merchant_ref of [null, undefined])
    expect(readNotification({ merchant_ref })).toMatchObject({
      kind: 'notification',
      notification: { reference: null },
    })
})

test.each([
  ['reference', { reference: 7 }],
  ['reference', { reference: '' }],
  ['reference', { reference: 'T'.repeat(65) }],
  ['merchant_ref', { merchant_ref: 7 }],
  ['merchant_ref', { merchant_ref: 'x'.repeat(101) }],
  ['status', { status: 1 }],
  ['reference, status', { reference: null, status: null }],
])('refuses an invalid %s', (names, changes) => {
  expect(readNotification(changes)).toEqual({ kind: 'unreadable', why: `invalid ${names}` })
})

test('the last of duplicate fields counts', () => {
  const body = JSON.stringify(NOTIFICATION).replace('{', '{"status":"FAILED","__proto__":{"total_amount":1},')

  expect(read(body)).toMatchObject({
    kind: 'notification',
    notification: { status: 'PAID', amount: 200_000 },
  })
})
