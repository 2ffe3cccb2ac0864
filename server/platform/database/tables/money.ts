// Discounts, sums of orders, and payments that only the gateway knows.
import type { Generated } from 'kysely'

export type MoneyTables = {
  discount: {
    id: string
    /** `coupon` or `sale`. */
    type: string
    /** The code of a coupon in capitals, or the name of a sale. */
    name: string
    kind: string
    value: number
    /** JSON, see contract/shop/discounts.ts; null: everything. */
    scope: string | null
    /** Lowest list price that a coupon is for. */
    minimum: number
    max_uses: number | null
    per_player: number | null
    starts_at: string | null
    ends_at: string | null
    enabled: number
    version: number
    created_at: string
    updated_at: string
  }
  /**
   * Sums of one day in Jakarta, for each product and method. What was placed counts on the day of the order, what was paid
   * on the day of the payment. An order counts for the product of its first line, its price and what was sold for each of its
   * lines. Version 1.0.0 spread a day of PostgreSQL over several rows (`shard`); a reader adds them up.
   */
  day_sum: {
    day: string
    is_test: number
    product_id: string
    method: string
    shard: number
    /** As of the last order. */
    product_name: string
    placed: number
    /** Orders that were placed on this day, and paid on any day, expired or failed. */
    converted: number
    expired: number
    failed: number
    /** Orders paid on this day and not refunded. */
    paid: number
    /** How many of the product they have, and at which price. */
    sold: Generated<number>
    price: number
    /** Paid by the buyers on top of the price. */
    fee: number
    /** Fee of the gateway; while it is unknown, the fee that the buyer has paid. */
    gateway_fee: number
    /** Orders for which it was not reported. */
    fee_unknown: number
    /** Paid on this day and refunded since. */
    refunded: number
    refunded_price: number
  }
  player_sum: {
    player_key: string
    is_test: number
    /** As in the last order. */
    username: string
    /** In any status, with what was given by hand. */
    orders: number
    /** Bought and not refunded. */
    paid: number
    /** Price of those. */
    spent: number
    first_at: string
    last_at: string
  }
  /** Signed notifications about payments for which there is no order. */
  unknown_payment: {
    gateway_reference: string
    gateway: Generated<string>
    is_test: number
    /** Our reference as the gateway has it. */
    reference: string | null
    status: string
    amount: number
    paid_at: string | null
    first_at: string
    last_at: string
    times: number
    /** When the gateway was asked again, and what it said: a status or `not_found`. */
    asked_at: string | null
    asked_result: string | null
    /** When an admin, or a later notification, has closed it. */
    closed_at: string | null
    closed_by: string | null
  }
}
