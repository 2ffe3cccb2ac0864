import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { PAYMENT_STATUSES } from '#contract/shop/payment.ts'
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
const JSON_TEXT = JSON.stringify(NOTIFICATION)
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

const readNotification = (changes: object) => read(JSON.stringify({ ...NOTIFICATION, ...changes }))

test("Tripay's own example is read", () => {
  expect(read(JSON_TEXT, { 'x-callback-signature': VECTOR })).toEqual({
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
  ['of another key', createHmac('sha256', 'k').update(JSON_TEXT).digest('hex')],
])('refuses a callback by its signature: %s', (_, signature) => {
  expect(read(JSON_TEXT, { 'x-callback-signature': signature })).toEqual({ kind: 'forged' })
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
    const why = 'unknown event'
    expect(read(JSON_TEXT, { 'x-callback-event': event })).toEqual({ kind: 'unreadable', why })
  },
)

test.each<[string, string | Buffer, string]>([
  ['nothing', '', 'not JSON'],
  ['half of it', '{"reference":', 'not JSON'],
  ['a byte order mark', `\ufeff${JSON_TEXT}`, 'not JSON'],
  ['something after it', `${JSON_TEXT}x`, 'not JSON'],
  ['two of them', `${JSON_TEXT}${JSON_TEXT}`, 'not JSON'],
  ['a form', 'reference=T0001&status=PAID', 'not JSON'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'not JSON'],
  ['an infinite amount', JSON_TEXT.replace('200000', '1e309'), 'invalid total_amount'],
  ...['null', '[]', '7', '"PAID"'].map((text): [string, string, string] => [text, text, 'invalid body']),
  ['{}', '{}', 'invalid reference, total_amount, status'],
])('refuses a signed body that is no notification: %s', (_, body, why) => {
  expect(read(body)).toEqual({ kind: 'unreadable', why })
})

test.each<[string, object]>([
  ...['200000', 200_000.5, null, true, [200_000], 2 ** 53, -(2 ** 53)].map(
    (total_amount): [string, object] => ['total_amount', { total_amount }],
  ),
  ['reference', { reference: 7 }],
  ['reference', { reference: '' }],
  ['reference', { reference: 'T'.repeat(65) }],
  ['merchant_ref', { merchant_ref: 7 }],
  ['merchant_ref', { merchant_ref: 'x'.repeat(101) }],
  ['status', { status: 1 }],
  ['reference, status', { reference: null, status: null }],
])('refuses an invalid %s: %j', (names, changes) => {
  expect(readNotification(changes)).toEqual({ kind: 'unreadable', why: `invalid ${names}` })
})

test.each<[object, object]>([
  ...[0, -1, 1, 200_001, 2 ** 53 - 1].map(
    (amount) => [{ total_amount: amount }, { amount }] as [object, object],
  ),
  ...PAYMENT_STATUSES.map((status) => [{ status }, { status }] as [object, object]),
  [{ status: 'paid' }, { status: { unknown: 'paid' } }],
  [{ status: 'PAID ' }, { status: { unknown: 'PAID' } }],
  [{ status: 'SETTLED\n' }, { status: { unknown: 'SETTLED' } }],
  [{ status: '' }, { status: { unknown: '' } }],
  [{ status: 'X'.repeat(41) }, { status: { unknown: 'X'.repeat(40) } }],
  ...[0, 2, '1', true, null, undefined, [1]].map(
    (is_closed_payment) => [{ is_closed_payment }, { isClosedPayment: false }] as [object, object],
  ),
  [{ merchant_ref: null }, { reference: null }],
  [{ merchant_ref: undefined }, { reference: null }],
])('%j is read as %j', (changes, notification) => {
  expect(readNotification(changes)).toMatchObject({ kind: 'notification', notification })
})

test('the last of duplicate fields counts', () => {
  const body = JSON_TEXT.replace('{', '{"status":"FAILED","__proto__":{"total_amount":1},')

  expect(read(body)).toMatchObject({
    kind: 'notification',
    notification: { status: 'PAID', amount: 200_000 },
  })
})
