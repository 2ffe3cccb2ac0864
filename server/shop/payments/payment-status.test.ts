import { expect, test } from 'vitest'
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/shop/payment.ts'
import { canMove } from './payment-status.ts'

test('nothing becomes unpaid again', () => {
  expect(PAYMENT_STATUSES.filter((from) => canMove(from, 'UNPAID'))).toEqual([])
})

test('the final status does not depend on the order of notifications', () => {
  const statuses: PaymentStatus[] = ['EXPIRED', 'FAILED', 'PAID', 'REFUND']
  const subsets = Array.from({ length: 2 ** statuses.length }, (_, bits) =>
    statuses.filter((_status, place) => bits & (2 ** place)),
  )
  for (const subset of subsets) {
    const ends = new Set(orders(subset).map(endOf))
    expect(ends.size, subset.join()).toBe(1)
  }
})

function endOf(statuses: PaymentStatus[]): PaymentStatus {
  return statuses.reduce<PaymentStatus>((now, next) => (canMove(now, next) ? next : now), 'UNPAID')
}

function orders<Item>(items: Item[]): Item[][] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
