// The share of one order in the sums, as a pure function of its rows.
import type { Selectable } from 'kysely'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { Schema } from '#server/platform/database/schema.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'

export type OrderRow = Selectable<Schema['orders']>
/** With its lines, in their order. */
export type WholeOrder = OrderRow & { items: readonly Selectable<Schema['order_item']>[] }

export const DAY_COUNTS = [
  'placed',
  'converted',
  'expired',
  'failed',
  'paid',
  'sold',
  'price',
  'fee',
  'gateway_fee',
  'fee_unknown',
  'refunded',
  'refunded_price',
] as const
export type DayCounts = Record<(typeof DAY_COUNTS)[number], number>

type DayKey = { day: string; is_test: number; product_id: string; method: string }
export type DayDelta = DayKey & DayCounts & { product_name: string }

export const NO_COUNTS = Object.fromEntries(DAY_COUNTS.map((name) => [name, 0])) as DayCounts

export const PLAYER_COUNTS = ['orders', 'paid', 'spent'] as const
export type PlayerCounts = Record<(typeof PLAYER_COUNTS)[number], number>

const SOLD: readonly string[] = ['PAID', 'REFUND']

/**
 * The order itself counts for the product of its first line, price and quantity for each line. One that was given by hand
 * counts neither as an order of a buyer nor as revenue.
 */
export function dayDeltasOf(order: WholeOrder): DayDelta[] {
  const { is_test, method, status, created_at, paid_at, given_by, items } = order
  const [first] = items
  if (given_by !== null || !first) return []
  const isSold = SOLD.includes(status) && paid_at !== null
  const keyOf = ({ product_id, product_name }: typeof first) => ({
    is_test,
    product_id,
    method,
    product_name,
  })
  const key = keyOf(first)
  const placed: DayDelta = {
    ...key,
    ...NO_COUNTS,
    day: jakartaDay(new Date(created_at)),
    placed: 1,
    converted: isSold ? 1 : 0,
    expired: status === 'EXPIRED' ? 1 : 0,
    failed: status === 'FAILED' ? 1 : 0,
  }
  if (!isSold) return [placed]
  const paid = { ...NO_COUNTS, day: jakartaDay(new Date(paid_at)) }
  const sold = items.map((item) => ({
    ...paid,
    ...keyOf(item),
    ...(status === 'REFUND' ? { refunded_price: item.price } : { sold: item.quantity, price: item.price }),
  }))
  return [placed, { ...paid, ...key, ...moneyOf(order) }, ...sold]
}

function moneyOf({ status, fee, gateway_fee, method }: OrderRow): Partial<DayCounts> {
  // The gateway keeps its fee of what is given back, so it is missing in the payout.
  if (status === 'REFUND') return { refunded: 1, gateway_fee: gateway_fee ?? fee }
  return {
    paid: 1,
    fee,
    gateway_fee: gateway_fee ?? fee,
    fee_unknown: gateway_fee === null && method !== FREE_OF_CHARGE ? 1 : 0,
  }
}

export function playerCountsOf({ status, price, given_by }: OrderRow): PlayerCounts {
  const isBought = status === 'PAID' && given_by === null
  return { orders: 1, paid: isBought ? 1 : 0, spent: isBought ? price : 0 }
}

/** An order before it changes to its current status. It has a time of payment only from then on. */
export function withStatus(order: WholeOrder, status: string): WholeOrder {
  return { ...order, status, paid_at: SOLD.includes(status) ? order.paid_at : null }
}
