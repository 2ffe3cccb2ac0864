import { expect, test } from 'vitest'
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payment.ts'
import { canMove, statesBefore } from './payment-status.ts'

test('an open payment can end in every way', () => {
  for (const to of ['PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const) expect(canMove('UNPAID', to)).toBe(true)
})

test('money that comes late still counts, and only a refund takes it back', () => {
  expect(canMove('EXPIRED', 'PAID')).toBe(true)
  expect(PAYMENT_STATUSES.filter((to) => canMove('PAID', to))).toEqual(['REFUND'])
})

test('nothing comes after a refund, and nothing becomes unpaid again', () => {
  expect(PAYMENT_STATUSES.filter((to) => canMove('REFUND', to))).toEqual([])
  expect(statesBefore('UNPAID')).toEqual([])
})

test('the end does not depend on the order in which notification comes', () => {
  const notification: PaymentStatus[] = ['EXPIRED', 'FAILED', 'PAID', 'REFUND']
  const subsets = Array.from({ length: 2 ** notification.length }, (_, bits) =>
    notification.filter((_status, index) => bits & (2 ** index)),
  )
  for (const subset of subsets) {
    const ends = new Set(orders(subset).map(endOf))
    expect(ends.size, subset.join()).toBe(1)
  }
})

function endOf(notification: PaymentStatus[]): PaymentStatus {
  return notification.reduce<PaymentStatus>((now, next) => (canMove(now, next) ? next : now), 'UNPAID')
}

function orders<Item>(items: Item[]): Item[][] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
