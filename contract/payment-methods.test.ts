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
import { PRODUCT_PRICE_MAX_RUPIAH } from './store-admin.ts'

const ALL = ['QRIS', 'BRIVA', 'BNIVA', 'MANDIRIVA', 'BCAVA', 'ALFAMART', 'INDOMARET', 'ALFAMIDI']

test('there are the eight methods of the spec, QRIS first chosen', () => {
  expect(PAYMENT_METHODS).toEqual(ALL)
  expect(DEFAULT_PAYMENT_METHOD).toBe('QRIS')
})

test('each price is offered the methods that can carry it', () => {
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

test('a price that is not a number is carried by nothing', () => {
  expect(methodsFor(Number.NaN)).toEqual([])
  expect(methodsFor(-1)).toEqual([])
  expect(canCarry('QRIS', Number.POSITIVE_INFINITY)).toBe(false)
})

test('nothing is payable between free and the least minimum, nor above the highest maximum', () => {
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

test('what is free costs nothing, whatever the method', () => {
  expect(totalWithFee(0, 'BCAVA')).toBe(0)
})

test('the extra at the cashier is told but not added', () => {
  expect(feeNoteOf('INDOMARET')).toEqual({ note: 'extraAtCashier', amount: 3_000 })
  expect(totalWithFee(50_000, 'INDOMARET')).toBe(50_000)
  expect(feeNoteOf('BCAVA')).toEqual({ note: 'addedFee', amount: 5_500 })
  for (const method of ALL.filter((name) => name !== 'INDOMARET' && name !== 'BCAVA')) {
    expect(feeNoteOf(method as (typeof PAYMENT_METHODS)[number]), method).toBeNull()
  }
})

test('a QRIS payment is open for an hour, all others for a day', () => {
  for (const method of PAYMENT_METHODS) {
    expect(METHOD_TERMS[method].expiryMinutes, method).toBe(method === 'QRIS' ? 60 : 1_440)
  }
})

test('every method has a label of its own and stands in one of three groups', () => {
  const labels = PAYMENT_METHODS.map((method) => METHOD_TERMS[method].label)
  expect(new Set(labels).size).toBe(PAYMENT_METHODS.length)
  expect(
    METHOD_GROUPS.map((group) => PAYMENT_METHODS.filter((m) => METHOD_TERMS[m].group === group)),
  ).toEqual([['QRIS'], ['BRIVA', 'BNIVA', 'MANDIRIVA', 'BCAVA'], ['ALFAMART', 'INDOMARET', 'ALFAMIDI']])
})
