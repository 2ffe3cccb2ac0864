import { expect, test } from 'vitest'
import type { PaymentNotification } from './gateways/payment-gateway.ts'
import { mismatchOf } from './mismatch.ts'

const ORDER = { reference: 'OURS', gateway: 'tripay', gatewayReference: 'T1', amount: 50_000, isTest: false }
const LIVE = { id: 'tripay', isTest: false } as const
const NOTIFICATION: PaymentNotification = {
  reference: 'OURS',
  gatewayReference: 'T1',
  status: 'PAID',
  amount: 50_000,
  paidAt: null,
  gatewayFee: null,
  isClosedPayment: true,
}

test('a matching notification is no mismatch, also while the gateway reference is unknown', () => {
  expect(mismatchOf(ORDER, NOTIFICATION, LIVE)).toBeNull()
  expect(mismatchOf({ ...ORDER, gatewayReference: null }, NOTIFICATION, LIVE)).toBeNull()
  expect(mismatchOf({ ...ORDER, isTest: true }, NOTIFICATION, { ...LIVE, isTest: true })).toBeNull()
})

test.each<[string, Partial<PaymentNotification>, string]>([
  ['less money', { amount: 49_999 }, 'amount_mismatch'],
  ['more money', { amount: 50_001 }, 'amount_mismatch'],
  ['no money', { amount: 0 }, 'amount_mismatch'],
  ['another order', { reference: 'OTHER' }, 'reference_mismatch'],
  ['no order', { reference: null }, 'reference_mismatch'],
  ['another payment', { gatewayReference: 'T2' }, 'reference_mismatch'],
  ['a word we do not know', { status: { unknown: 'HELD' } }, 'unknown_status'],
  ['an open payment', { isClosedPayment: false }, 'open_payment'],
])('%s is a mismatch', (_name, change, flag) => {
  expect(mismatchOf(ORDER, { ...NOTIFICATION, ...change }, LIVE)?.flag).toBe(flag)
})

test('play money never pays a real order, and a live gateway never pays a test order', () => {
  expect(mismatchOf(ORDER, NOTIFICATION, { ...LIVE, isTest: true })).toEqual({
    flag: 'reference_mismatch',
    detail: 'live order, test gateway',
  })
  expect(mismatchOf({ ...ORDER, isTest: true }, NOTIFICATION, LIVE)?.detail).toBe('test order, live gateway')
})

test.each(['other', null])('a gateway never pays an order of %s', (gateway) => {
  expect(mismatchOf({ ...ORDER, gateway }, NOTIFICATION, LIVE)?.flag).toBe('reference_mismatch')
})
