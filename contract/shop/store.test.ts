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

test('each field of an order is refused with a code of its own', () => {
  expect(refusalFor({ productId: undefined })).toBe('product_not_found')
  expect(refusalFor({ productId: 'a b' })).toBe('product_not_found')
  expect(refusalFor({ productId: 'a'.repeat(65) })).toBe('product_not_found')
  expect(refusalFor({ productId: 'a\0b' })).toBe('product_not_found')
  expect(refusalFor({ productId: { $ne: '' } })).toBe('product_not_found')
  expect(refusalFor({ username: undefined })).toBe('username_invalid')
  expect(refusalFor({ username: '@a' })).toBe('username_invalid')
  expect(refusalFor({ username: ' Steve' })).toBe('username_invalid')
  expect(refusalFor({ paymentMethod: undefined })).toBe('method_not_available')
  for (const hostile of ['ovo', 'O', 'OVO ', 'OVO\n', '<b>', "'; --", '__proto__', 'A'.repeat(33), ['OVO']]) {
    expect(refusalFor({ paymentMethod: hostile }), String(hostile)).toBe('method_not_available')
  }
  expect(refusalFor({ paymentMethod: 'FREE' })).toBe('method_not_available')
  expect(refusalFor({ paymentMethod: 'qris' })).toBe('method_not_available')
  expect(refusalFor({ turnstileToken: undefined })).toBe('security_check_required')
  expect(refusalFor({ turnstileToken: '' })).toBe('security_check_required')
  expect(refusalFor({ turnstileToken: 'x'.repeat(4_096) })).toBeNull()
  expect(refusalFor({ turnstileToken: 'x'.repeat(4_097) })).toBe('security_check_failed')
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
