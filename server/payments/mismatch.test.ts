import { expect, test } from 'vitest'
import type { PaymentNews } from './gateways/payment-gateway.ts'
import { misfitOf } from './mismatch.ts'

const ORDER = { reference: 'OURS', gatewayReference: 'T1', amount: 50_000 }
const NEWS: PaymentNews = {
  reference: 'OURS',
  gatewayReference: 'T1',
  status: 'PAID',
  amount: 50_000,
  paidAt: null,
  isClosedPayment: true,
}

test('news that fits is no misfit, also before the gateway has answered the wish', () => {
  expect(misfitOf(ORDER, NEWS)).toBeNull()
  expect(misfitOf({ ...ORDER, gatewayReference: null }, NEWS)).toBeNull()
})

test.each<[string, Partial<PaymentNews>, string]>([
  ['less money', { amount: 49_999 }, 'amount_mismatch'],
  ['more money', { amount: 50_001 }, 'amount_mismatch'],
  ['no money', { amount: 0 }, 'amount_mismatch'],
  ['another order', { reference: 'OTHER' }, 'reference_mismatch'],
  ['no order', { reference: null }, 'reference_mismatch'],
  ['another payment', { gatewayReference: 'T2' }, 'reference_mismatch'],
  ['a word we do not know', { status: { unknown: 'HELD' } }, 'unknown_status'],
  ['an open payment', { isClosedPayment: false }, 'open_payment'],
])('%s is a misfit', (_name, change, flag) => {
  expect(misfitOf(ORDER, { ...NEWS, ...change })?.flag).toBe(flag)
})
