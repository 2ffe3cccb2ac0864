// Coupons and sales.
type DiscountColumns = {
  id: string
  kind: string
  value: number
  /** JSON, see contract/shop/discounts.ts; null: everything. */
  scope: string | null
  starts_at: string | null
  ends_at: string | null
  /** 1 or 0. */
  enabled: number
  version: number
  created_at: string
  updated_at: string
}

export type DiscountTables = {
  coupon: DiscountColumns & {
    /** In capitals. */
    code: string
    /** Lowest list price that it is for. */
    minimum: number
    max_uses: number | null
    per_player: number | null
  }
  sale: DiscountColumns & { name: string }
  /** An order that holds a coupon: placed and neither expired nor failed. */
  coupon_use: { purchase_id: string; coupon_id: string; player_key: string; is_test: number }
  /** One row for real orders and one for test orders of each coupon and sale. */
  discount_sum: {
    discount_id: string
    is_test: number
    /** Number of rows in coupon_use. */
    held: number
    /** Over orders that are paid and not refunded: their number, what was taken off, their prices. */
    paid: number
    given: number
    revenue: number
  }
}
