// The price of a product: the lowest of its own sale price, the running sales and the coupon, never two of them together.
import {
  type CouponKind,
  discountedPrice,
  isInScope,
  isInWindow,
  type SaleKind,
  type Scope,
} from './discounts.ts'

export type PricedProduct = {
  id: string
  price: number
  category: string
  sale_price: number | null
  sale_from: string | null
  sale_until: string | null
}

export type PricedSale = {
  id: string
  name: string
  kind: SaleKind
  value: number
  scope: Scope
  startsAt: string | null
  endsAt: string | null
  enabled: boolean
}

/** A coupon that was checked for this product and buyer. */
export type PricedCoupon = { id: string; code: string; kind: CouponKind; value: number }

/** How a price came about, as an order stores it. `product`: the product's own sale price. */
export type Discount =
  | { kind: 'product'; until: string | null }
  | { kind: 'sale'; id: string; name: string; percent: number | null; until: string | null }
  | { kind: 'coupon'; id: string; code: string; percent: number | null }

export type Price = {
  listPrice: number
  /** The amount that is paid without the fee of the payment method. */
  price: number
  /** Null: the list price. */
  discount: Discount | null
}

type Input = { product: PricedProduct; sales: readonly PricedSale[]; coupon: PricedCoupon | null; now: Date }

/** At the same price a sale is used, so that a coupon is not spent for nothing. */
export function priceOf({ product, sales, coupon, now }: Input): Price {
  const listPrice = product.price
  const offers = [
    ...ownSale(product, now),
    ...sales.flatMap((sale) => offerOf(sale, product, now)),
    ...couponOffer(coupon, listPrice),
  ]
  let best: Price = { listPrice, price: listPrice, discount: null }
  for (const { price, discount } of offers) if (price < best.price) best = { listPrice, price, discount }
  return best
}

type Offer = { price: number; discount: Discount }

function ownSale({ sale_price, sale_from, sale_until }: PricedProduct, now: Date): Offer[] {
  if (sale_price === null || !isInWindow(now.toISOString(), sale_from, sale_until)) return []
  return [{ price: sale_price, discount: { kind: 'product', until: sale_until } }]
}

function offerOf(sale: PricedSale, product: PricedProduct, now: Date): Offer[] {
  const { id, name, kind, value, scope, startsAt, endsAt, enabled } = sale
  if (!enabled || !isInWindow(now.toISOString(), startsAt, endsAt) || !isInScope(scope, product)) return []
  const percent = kind === 'percent' ? value : null
  return [
    {
      price: discountedPrice(product.price, sale),
      discount: { kind: 'sale', id, name, percent, until: endsAt },
    },
  ]
}

function couponOffer(coupon: PricedCoupon | null, listPrice: number): Offer[] {
  if (!coupon) return []
  const { id, code, kind, value } = coupon
  const percent = kind === 'percent' ? value : null
  return [{ price: discountedPrice(listPrice, coupon), discount: { kind: 'coupon', id, code, percent } }]
}
