// The share of one order in the sums, as a pure function of its row.
import type { Selectable } from 'kysely'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { Schema } from '#server/platform/database/schema.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'

/** Columns of an order that the sums depend on. */
export const ORDER_COLUMNS = [
  'id',
  'is_test',
  'username',
  'player_key',
  'product_id',
  'product_name',
  'method',
  'status',
  'price',
  'fee',
  'gateway_fee',
  'created_at',
  'paid_at',
  'given_by',
] as const
export type OrderRow = Pick<Selectable<Schema['orders']>, (typeof ORDER_COLUMNS)[number]>

export const DAY_COUNTS = [
  'placed',
  'converted',
  'expired',
  'failed',
  'paid',
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

/** An order that was given by hand counts neither as an order of a buyer nor as revenue. */
export function dayDeltasOf(order: OrderRow): DayDelta[] {
  if (order.given_by !== null) return []
  const { is_test, product_id, product_name, method, status, created_at, paid_at } = order
  const isSold = SOLD.includes(status) && paid_at !== null
  const key = { is_test, product_id, method, product_name }
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
  return [placed, { ...key, ...NO_COUNTS, day: jakartaDay(new Date(paid_at)), ...moneyOf(order) }]
}

function moneyOf({ status, price, fee, gateway_fee, method }: OrderRow): Partial<DayCounts> {
  // The gateway keeps its fee of what is given back, so it is missing in the payout.
  if (status === 'REFUND') return { refunded: 1, refunded_price: price, gateway_fee: gateway_fee ?? fee }
  return {
    paid: 1,
    price,
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
export function withStatus(order: OrderRow, status: string): OrderRow {
  return { ...order, status, paid_at: SOLD.includes(status) ? order.paid_at : null }
}
