import { expect, test } from 'vitest'
import {
  canCarry,
  DEFAULT_PAYMENT_METHOD,
  feeFor,
  feeNoteOf,
  isPayable,
  METHOD_GROUPS,
  METHOD_TERMS,
  methodsFor,
  PAYMENT_METHODS,
  totalWithFee,
} from './payment-methods.ts'
import { toOffer } from './payment-offer.ts'
import { PRODUCT_PRICE_MAX_RUPIAH } from './store-admin.ts'

const ALL = ['QRIS', 'BRIVA', 'BNIVA', 'MANDIRIVA', 'BCAVA', 'ALFAMART', 'INDOMARET', 'ALFAMIDI']

test('there are eight methods, QRIS by default', () => {
  expect(PAYMENT_METHODS).toEqual(ALL)
  expect(DEFAULT_PAYMENT_METHOD).toBe('QRIS')
})

test('offers the methods whose limits include the price', () => {
  const ofPrice = (price: number) => methodsFor(price).join(' ')
  expect(ofPrice(0)).toBe('')
  expect(ofPrice(999)).toBe('')
  expect(ofPrice(1_000)).toBe('QRIS')
  expect(ofPrice(4_999)).toBe('QRIS')
  expect(ofPrice(5_000)).toBe('QRIS ALFAMIDI')
  expect(ofPrice(9_999)).toBe('QRIS ALFAMIDI')
  expect(ofPrice(10_000)).toBe(ALL.join(' '))
  expect(ofPrice(2_500_000)).toBe(ALL.join(' '))
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

test('offers the methods that the owner has enabled, in the order of the owner', () => {
  const methods = ['ALFAMIDI', 'BCAVA', 'QRIS'] as const
  expect(methodsFor(50_000, { methods, maxRupiah: null })).toEqual(methods)
  expect(methodsFor(5_000, { methods, maxRupiah: null })).toEqual(['ALFAMIDI', 'QRIS'])
})

test('the offer leaves out methods that are switched off', () => {
  const methods = PAYMENT_METHODS.toReversed().map((method) => ({ method, enabled: method !== 'QRIS' }))
  expect(toOffer({ methods, limits: { orders_in_10_minutes: 10, max_rupiah: 5_000 } })).toEqual({
    methods: ALL.slice(1).reverse(),
    maxRupiah: 5_000,
  })
})

test('offers no method above the highest price of the owner', () => {
  expect(methodsFor(50_000, { methods: PAYMENT_METHODS, maxRupiah: 50_000 })).toEqual(ALL)
  expect(methodsFor(50_001, { methods: PAYMENT_METHODS, maxRupiah: 50_000 })).toEqual([])
})

test('a price below the lowest minimum or above the highest maximum is not payable', () => {
  expect(isPayable(0)).toBe(true)
  expect(isPayable(1)).toBe(false)
  expect(isPayable(999)).toBe(false)
  expect(isPayable(1_000)).toBe(true)
  expect(isPayable(PRODUCT_PRICE_MAX_RUPIAH)).toBe(true)
  expect(isPayable(PRODUCT_PRICE_MAX_RUPIAH + 1)).toBe(false)
})

test('only BCA adds a fee', () => {
  for (const method of PAYMENT_METHODS) {
    expect(feeFor(50_000, method), method).toBe(method === 'BCAVA' ? 5_500 : 0)
    expect(totalWithFee(50_000, method), method).toBe(method === 'BCAVA' ? 55_500 : 50_000)
  }
})

test('a free product has no fee with any method', () => {
  expect(totalWithFee(0, 'BCAVA')).toBe(0)
})

test('the cashier fee is noted but not added', () => {
  expect(feeNoteOf('INDOMARET')).toEqual({ note: 'extraAtCashier', amount: 3_000 })
  expect(totalWithFee(50_000, 'INDOMARET')).toBe(50_000)
  expect(feeNoteOf('BCAVA')).toEqual({ note: 'addedFee', amount: 5_500 })
  for (const method of ALL.filter((name) => name !== 'INDOMARET' && name !== 'BCAVA')) {
    expect(feeNoteOf(method as (typeof PAYMENT_METHODS)[number]), method).toBeNull()
  }
})

test('QRIS expires after an hour, all others after a day', () => {
  for (const method of PAYMENT_METHODS) {
    expect(METHOD_TERMS[method].expiryMinutes, method).toBe(method === 'QRIS' ? 60 : 1_440)
  }
})

test('every method has a unique label and one of three groups', () => {
  const labels = PAYMENT_METHODS.map((method) => METHOD_TERMS[method].label)
  expect(new Set(labels).size).toBe(PAYMENT_METHODS.length)
  expect(
    METHOD_GROUPS.map((group) => PAYMENT_METHODS.filter((m) => METHOD_TERMS[m].group === group)),
  ).toEqual([['QRIS'], ['BRIVA', 'BNIVA', 'MANDIRIVA', 'BCAVA'], ['ALFAMART', 'INDOMARET', 'ALFAMIDI']])
})
