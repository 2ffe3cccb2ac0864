import { expect, test } from 'vitest'
import { refusalOf } from '#contract/errors.ts'
import { OrderRequest, storeCalls } from './store.schema.ts'
import { checkoutPath } from './store.ts'

const ORDER: OrderRequest = {
  productId: 'PP80',
  username: 'Steve',
  paymentMethod: 'QRIS',
  turnstileToken: 'token',
}

function refusalFor(change: Record<string, unknown>) {
  const result = storeCalls.placeOrder.input.safeParse({ query: {}, body: { ...ORDER, ...change } })
  return result.success ? null : refusalOf(result.error.issues).code
}

test('drops unknown fields of an order', () => {
  const sent = JSON.parse('{"price":1,"amount":1,"status":"PAID","quantity":-1,"__proto__":{"admin":true}}')
  const body = OrderRequest.parse({ ...sent, ...ORDER })
  expect(body).toEqual(ORDER)
  expect('admin' in body).toBe(false)
})

test.each([
  ['product_not_found', 'productId', [undefined, 'a b', 'a'.repeat(65), 'a\0b', { $ne: '' }]],
  ['username_invalid', 'username', [undefined, '@a', ' Steve']],
  ['method_not_available', 'paymentMethod', [undefined, 'FREE', 'qris', 'A'.repeat(33), ['OVO']]],
  ['method_not_available', 'paymentMethod', ['ovo', 'O', 'OVO ', 'OVO\n', '<b>', "'; --", '__proto__']],
  ['security_check_required', 'turnstileToken', [undefined, '']],
  ['security_check_failed', 'turnstileToken', ['x'.repeat(4_097)]],
  [null, 'turnstileToken', ['x'.repeat(4_096)]],
])('an order is refused with %s for its %s', (code, field, values) => {
  for (const value of values) expect(refusalFor({ [field]: value }), String(value)).toBe(code)
})

test('refuses an order that is not an object', () => {
  for (const body of [undefined, null, 'text', 7, [ORDER]]) {
    const { error } = storeCalls.placeOrder.input.safeParse({ query: {}, body })
    expect(refusalOf(error?.issues ?? []).code).toBe('invalid_request')
  }
})

test('takes an optional language and ignores an unknown one', () => {
  const asked = (lng: unknown) => storeCalls.listProducts.input.parse({ query: { lng } }).query.lng
  expect(asked('id')).toBe('id')
  expect(asked('ID-id')).toBe('id')
  for (const lng of ['fr', '', undefined, ['id', 'en'], { id: 1 }]) expect(asked(lng)).toBeUndefined()
})

test('the checkout path contains the reference and the language if given', () => {
  expect(checkoutPath('REF', 'id')).toBe('/id/store/checkout/REF')
  expect(checkoutPath('REF')).toBe('/store/checkout/REF')
})
