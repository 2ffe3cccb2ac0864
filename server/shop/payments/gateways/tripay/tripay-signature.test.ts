import { expect, test } from 'vitest'
import { isSigned, signPayment } from './tripay-signature.ts'

const KEY = 'private_key_anda'
const BODY =
  '{"reference":"T0001000023000XXXXX","merchant_ref":"INV123456","payment_method":"BCA Virtual Account","payment_method_code":"BCAVA","total_amount":200000,"fee_merchant":2000,"fee_customer":0,"total_fee":2000,"amount_received":198000,"is_closed_payment":1,"status":"PAID","paid_at":1608133017,"note":null}'
const SIGNATURE = '09a95b561a57e1e22fc731ae0473d7d6f8c4ee8fedab985c5a831d5510705512'

test("Tripay's own example of an opened payment", () => {
  const signed = { merchantCode: 'T0001', reference: 'INV55567', amount: 1_500_000 }

  expect(signPayment('ytf6ooi2gmlNPfpchd94jDOk8hRWOu', signed)).toBe(
    '9f167eba844d1fcb369404e2bda53702e2f78f7aa12e91da6715414e65b8c86a',
  )
})

test("Tripay's own example of a callback", () => {
  expect(isSigned(KEY, Buffer.from(BODY), SIGNATURE)).toBe(true)
})

test.each([
  ['no', undefined],
  ['null', null],
  ['an empty', ''],
  ['a short', SIGNATURE.slice(1)],
  ['a long', `${SIGNATURE}0`],
  ['an upper-case', SIGNATURE.toUpperCase()],
  ['a padded', ` ${SIGNATURE}`],
  ['a broken', `${SIGNATURE}\n`],
  ['a prefixed', `sha256=${SIGNATURE}`],
  ['a listed', [SIGNATURE]],
  ['a non-hexadecimal', 'g'.repeat(64)],
  ['a non-ASCII', `${SIGNATURE.slice(1)}é`],
  ['another last digit', `${SIGNATURE.slice(0, -1)}3`],
  ['another first digit', `1${SIGNATURE.slice(1)}`],
])('%s signature does not count', (_, signature) => {
  expect(isSigned(KEY, Buffer.from(BODY), signature)).toBe(false)
})

test.each([
  ['another key', 'private_key_andb', BODY],
  ['one byte changed', KEY, BODY.replace('200000', '200001')],
  ['a byte at the end', KEY, `${BODY}\n`],
  ['a byte order mark', KEY, `\ufeff${BODY}`],
  ['nothing', KEY, ''],
  ['the same JSON in another writing', KEY, JSON.stringify(JSON.parse(BODY), null, 1)],
])('the signature of these bytes is not one of %s', (_, key, body) => {
  expect(isSigned(key, Buffer.from(body), SIGNATURE)).toBe(false)
})
