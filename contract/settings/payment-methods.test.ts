import { expect, test } from 'vitest'
import { PRODUCT_PRICE_MAX_RUPIAH } from '#contract/shop/store-admin.ts'
import {
  canCarry,
  isPayable,
  type METHOD_GROUPS,
  METHOD_TERMS,
  methodsFor,
  PAYMENT_METHODS,
  termsOf,
} from './payment-methods.ts'
import { Payments } from './payments.schema.ts'

test('offers the methods whose limits include the price', () => {
  const ofPrice = (price: number) => methodsFor(price).join(' ')
  expect(ofPrice(0)).toBe('')
  expect(ofPrice(999)).toBe('')
  expect(ofPrice(1_000)).toBe('QRIS')
  expect(ofPrice(4_999)).toBe('QRIS')
  expect(ofPrice(5_000)).toBe('QRIS ALFAMIDI')
  expect(ofPrice(9_999)).toBe('QRIS ALFAMIDI')
  expect(ofPrice(10_000)).toBe(PAYMENT_METHODS.join(' '))
  expect(ofPrice(2_500_000)).toBe(PAYMENT_METHODS.join(' '))
  expect(ofPrice(2_500_001)).toBe('QRIS BRIVA BNIVA MANDIRIVA BCAVA')
  expect(ofPrice(5_000_000)).toBe('QRIS BRIVA BNIVA MANDIRIVA BCAVA')
  expect(ofPrice(5_000_001)).toBe('BRIVA BNIVA MANDIRIVA BCAVA')
  expect(ofPrice(10_000_000)).toBe('BRIVA BNIVA MANDIRIVA BCAVA')
  expect(ofPrice(10_000_001)).toBe('')
})

test('offers no method for a price that is not a number', () => {
  expect(methodsFor(Number.NaN)).toEqual([])
  expect(methodsFor(-1)).toEqual([])
  expect(canCarry('QRIS', Number.POSITIVE_INFINITY)).toBe(false)
})

test('a price below the lowest minimum or above the highest maximum is not payable', () => {
  expect(isPayable(0)).toBe(true)
  expect(isPayable(1)).toBe(false)
  expect(isPayable(999)).toBe(false)
  expect(isPayable(1_000)).toBe(true)
  expect(isPayable(PRODUCT_PRICE_MAX_RUPIAH)).toBe(true)
  expect(isPayable(PRODUCT_PRICE_MAX_RUPIAH + 1)).toBe(false)
})

test('another channel takes name and group of the gateway, and a lifetime that its group allows', () => {
  const minutes = (code: string, group?: (typeof METHOD_GROUPS)[number]) =>
    termsOf(code, { group }).expiryMinutes
  expect([minutes('OVO'), minutes('BSIVA'), minutes('LAWSON', 'convenienceStore')]).toEqual([60, 180, 180])
  expect(termsOf('OVO', { name: 'OVO by X' }).label).toBe('OVO by X')
  expect(termsOf('OVO').label).toBe('OVO')
  expect(termsOf('QRIS', { name: 'QRIS by ShopeePay' })).toBe(METHOD_TERMS.QRIS)
})

const settingsWith = (...others: unknown[]) =>
  Payments.safeParse({
    methods: [...PAYMENT_METHODS, ...others].map((method) => ({ method, enabled: true })),
    limits: { orders_in_10_minutes: 10, max_rupiah: null },
  }).success

test('settings take every channel once beside the eight methods', () => {
  expect(settingsWith()).toBe(true)
  expect(settingsWith('OVO', 'QRIS2', 'QRIS_SHOPEEPAY', 'PERMATAVA')).toBe(true)
  expect(settingsWith('OVO', 'OVO')).toBe(false)
  expect(settingsWith('QRIS')).toBe(false)
  expect(settingsWith(...Array.from({ length: 53 }, (_, place) => `C${place}`))).toBe(false)
})

test.each(['', 'ovo', 'O', 'FREE', 'OVO ', 'OVO\n', '<b>OVO</b>', '../OVO', '__proto__', 'A'.repeat(33), 7])(
  'settings refuse the channel %j',
  (hostile) => {
    expect(settingsWith(hostile)).toBe(false)
  },
)
