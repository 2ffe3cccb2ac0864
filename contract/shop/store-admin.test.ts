import { expect, test } from 'vitest'
import { METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { ProductEdit, ProductForm } from './store-admin.schema.ts'
import {
  COMMAND_MAX_BYTES,
  commandFits,
  fillCommand,
  fillQuantity,
  isImageUrl,
  PRODUCT_PRICE_MAX_RUPIAH,
  PRODUCT_PRICE_STEP_RUPIAH,
  toLines,
  unknownPlaceholders,
} from './store-admin.ts'

const FORM: ProductForm = {
  name: '80 Premium Points',
  price: 77_000,
  image_url: '/art/points-3.webp',
  description: ['80 points'],
  execute: [{ type: 'commands', text: 'points give %player% 80' }],
  sort_id: 3,
}

const accepts = (change: Record<string, unknown>) => ProductForm.safeParse({ ...FORM, ...change }).success

test('accepts a valid form and drops unknown fields', () => {
  expect(ProductForm.parse({ ...FORM, _id: 'x', version: 9, admin: true })).toEqual(FORM)
})

test('every field of the form is required', () => {
  for (const field of Object.keys(FORM)) expect(accepts({ [field]: undefined }), field).toBe(false)
  expect(accepts({ name: '  ' })).toBe(false)
  expect(accepts({ image_url: '' })).toBe(false)
  expect(accepts({ description: [] })).toBe(false)
  expect(accepts({ description: [''] })).toBe(false)
  expect(accepts({ execute: [] })).toBe(false)
  expect(accepts({ execute: [{ type: 'commands', text: ' ' }] })).toBe(false)
})

test('a price is a whole number from 0 to the highest limit', () => {
  expect(accepts({ price: 0 })).toBe(true)
  expect(accepts({ price: PRODUCT_PRICE_MAX_RUPIAH })).toBe(true)
  for (const price of [-1, 0.5, '77000', Number.NaN, null, PRODUCT_PRICE_MAX_RUPIAH + 1]) {
    expect(accepts({ price }), String(price)).toBe(false)
  }
  expect(PRODUCT_PRICE_MAX_RUPIAH).toBe(Math.max(...PAYMENT_METHODS.map((m) => METHOD_TERMS[m].maxRupiah)))
  expect(PRODUCT_PRICE_STEP_RUPIAH).toBe(1_000)
})

test('a sort order is a whole number from 0', () => {
  expect(accepts({ sort_id: 0 })).toBe(true)
  for (const sort_id of [-1, 1.5, '3', 1_000_001]) expect(accepts({ sort_id }), String(sort_id)).toBe(false)
})

test('refuses long text and control characters', () => {
  expect(accepts({ name: 'a'.repeat(100) })).toBe(true)
  expect(accepts({ name: 'a'.repeat(101) })).toBe(false)
  expect(accepts({ name: 'a\0b' })).toBe(false)
  expect(accepts({ name: 'half \ud83d of a smile' })).toBe(false)
  expect(accepts({ name: 'whole 😀' })).toBe(true)
  expect(accepts({ description: ['two\nlines'] })).toBe(false)
  expect(accepts({ description: Array(51).fill('x') })).toBe(false)
  expect(accepts({ execute: [{ type: 'script', text: 'x' }] })).toBe(false)
  expect(accepts({ execute: [{ type: 'commands', text: 'say hi\nop Steve' }] })).toBe(false)
})

test('the Indonesian description is optional', () => {
  expect(ProductForm.parse(FORM).description_id).toBeUndefined()
  expect(ProductForm.parse({ ...FORM, description_id: [] }).description_id).toEqual([])
  expect(ProductForm.parse({ ...FORM, description_id: ['80 poin'] }).description_id).toEqual(['80 poin'])
  expect(accepts({ description_id: 'text' })).toBe(false)
})

test('the version of an edit is optional', () => {
  expect(ProductEdit.parse({ ...FORM, version: 4 })).toEqual({ ...FORM, version: 4 })
  expect(ProductEdit.parse(FORM)).toEqual(FORM)
  for (const version of [0, -1, 1.5, '4']) {
    expect(ProductEdit.safeParse({ ...FORM, version }).success, String(version)).toBe(false)
  }
})

test('an image url is a web address or a path of the site', () => {
  for (const url of ['https://cdn.example/a.png', 'http://localhost:3000/a', '/art/a.webp', '/']) {
    expect(isImageUrl(url), url).toBe(true)
  }
  const refused = ['a.png', '//evil.example/a', '/\\evil.example', 'javascript:alert(1)', 'data:image/png,x']
  for (const url of [...refused, ' https://a', 'https://', 'https:///x', 'https://a b', 'ftp://a', '/a\nb']) {
    expect(isImageUrl(url), url).toBe(false)
  }
  expect(['', `/${'a'.repeat(2_048)}`].some(isImageUrl)).toBe(false)
  expect(accepts({ image_url: 'javascript:alert(1)' })).toBe(false)
})

test('splits text into lines and drops blank ones', () => {
  expect(toLines(' one \n\n  \r\ntwo\rthree\n')).toEqual(['one', 'two', 'three'])
  expect(toLines('')).toEqual([])
})

test('fills in the name at every placeholder, literally', () => {
  expect(fillCommand('give %player% to %player%', 'Steve')).toBe('give Steve to Steve')
  expect(fillCommand('say "%player%"', '$&')).toBe('say "$&"')
  expect(fillCommand('%Player% %player', 'Steve')).toBe('%Player% %player')
})

test('fills in the quantity at every placeholder, and knows it', () => {
  expect(fillQuantity('crate give %player% %quantity% (%quantity%)', 20)).toBe('crate give %player% 20 (20)')
  expect(unknownPlaceholders('crate give %player% %quantity% %amount%')).toEqual(['%amount%'])
})

test('refuses a command that does not fit a packet with the longest name', () => {
  const pad = (bytes: number) => 'x'.repeat(bytes)
  expect(commandFits(pad(COMMAND_MAX_BYTES))).toBe(true)
  expect(commandFits(pad(COMMAND_MAX_BYTES + 1))).toBe(false)
  expect(commandFits(`${pad(COMMAND_MAX_BYTES - 20)}%player%`)).toBe(true)
  expect(commandFits(`${pad(COMMAND_MAX_BYTES - 19)}%player%`)).toBe(false)
  expect(commandFits('é'.repeat(COMMAND_MAX_BYTES / 2))).toBe(true)
  expect(commandFits(`${'é'.repeat(COMMAND_MAX_BYTES / 2)}x`)).toBe(false)
  const text = `${pad(COMMAND_MAX_BYTES - 19)}%player%`
  expect(accepts({ execute: [{ type: 'commands', text }] })).toBe(false)
})
