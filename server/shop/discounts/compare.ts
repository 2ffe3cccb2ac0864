// Compares the uses of coupons and the sums of discounts with the orders.

import { playerKey } from '#contract/network/player-key.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { Discount } from '#contract/shop/price.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { DiscountSum } from './discount-sum.repository.ts'
import { holdsCoupon } from './follow-order.ts'

const BATCH_ROWS = 5_000

/** One line for each difference; empty when everything agrees. */
export async function compareDiscounts(db: Db): Promise<string[]> {
  const expected = await expectedOf(db)
  const uses = await db.selectFrom('coupon_use').selectAll().execute()
  const sums = await db.selectFrom('discount_sum').selectAll().execute()
  const held = new Set(uses.map(toUse))
  return [
    ...[...expected.uses].filter((use) => !held.has(use)).map((use) => `order holds no coupon: ${use}`),
    ...[...held].filter((use) => !expected.uses.has(use)).map((use) => `coupon held by no order: ${use}`),
    ...sums.flatMap(({ discount_id, is_test, ...stored }) => {
      const sum = expected.sums.get(`${discount_id} ${is_test}`) ?? emptySum()
      const names = Object.keys(sum) as (keyof DiscountSum)[]
      return names
        .filter((name) => sum[name] !== Number(stored[name]))
        .map((name) => `${name} of ${discount_id}: ${stored[name]}, orders say ${sum[name]}`)
    }),
  ]
}

async function expectedOf(db: Db) {
  const uses = new Set<string>()
  const sums = new Map<string, DiscountSum>()
  for await (const row of discountedOrders(db)) {
    const discount: Discount = JSON.parse(row.discount ?? 'null')
    if (!discount || discount.kind === 'product') continue
    const key = `${discount.id} ${row.is_test}`
    const sum = sums.get(key) ?? emptySum()
    sums.set(key, sum)
    if (discount.kind === 'coupon' && holdsCoupon(row.status as PaymentStatus)) {
      sum.held += 1
      const player_key = playerKey(row.username)
      uses.add(toUse({ purchase_id: row.id, coupon_id: discount.id, player_key, is_test: row.is_test }))
    }
    if (row.status === 'PAID') {
      sum.paid += 1
      sum.given += (row.list_price ?? row.price) - row.price
      sum.revenue += row.price
    }
  }
  return { uses, sums }
}

async function* discountedOrders(db: Db) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('purchase')
      .select(['id', 'number', 'username', 'status', 'price', 'list_price', 'discount', 'is_test'])
      .where('discount', 'is not', null)
      .where('number', '>', after)
      .orderBy('number')
      .limit(BATCH_ROWS)
      .execute()
    yield* rows
    if (rows.length < BATCH_ROWS) return
    after = Number(rows.at(-1)?.number)
  }
}

function emptySum(): DiscountSum {
  return { held: 0, paid: 0, given: 0, revenue: 0 }
}

type Use = { purchase_id: string; coupon_id: string; player_key: string; is_test: number }

function toUse({ purchase_id, coupon_id, player_key, is_test }: Use): string {
  return [purchase_id, coupon_id, player_key, is_test].join(' ')
}
