export type DiscountTables = {
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
    /** 1 or 0. */
    enabled: number
    version: number
    created_at: string
    updated_at: string
  }
}
