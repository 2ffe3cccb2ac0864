// Prices. A product costs the lowest of its own sale price and the running sales; a coupon lowers lines of an order, but never
// one that a sale has lowered.
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
  starts_at: string | null
  ends_at: string | null
  enabled: boolean
}

/** A coupon that was checked for this order and buyer. */
export type PricedCoupon = { id: string; code: string; kind: CouponKind; value: number; scope: Scope }

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

type Input = { product: PricedProduct; sales: readonly PricedSale[]; now: Date }

/** Without a coupon. */
export function priceOf({ product, sales, now }: Input): Price {
  const listPrice = product.price
  const offers = [...ownSale(product, now), ...sales.flatMap((sale) => offerOf(sale, product, now))]
  let best: Price = { listPrice, price: listPrice, discount: null }
  for (const { price, discount } of offers) if (price < best.price) best = { listPrice, price, discount }
  return best
}

export type PricedLine = { product: PricedProduct; quantity: number }

type LinesInput = Omit<Input, 'product'> & { lines: readonly PricedLine[]; coupon: PricedCoupon | null }

/** `discount`: the coupon, or that of an only line. */
export type OrderPrice = Price & {
  /** Each of a whole line. */
  lines: Price[]
}

/** At the same price sales are used, so that a coupon is not spent for nothing. */
export function priceOfLines({ lines, sales, coupon, now }: LinesInput): OrderPrice {
  const onSale = lines.map(({ product, quantity }) => times(quantity, priceOf({ product, sales, now })))
  let best = onSale
  for (const option of coupon ? withCoupon(coupon, lines, onSale) : [])
    if (totalOf(option) < totalOf(best)) best = option
  const used = best.find(({ discount }) => discount?.kind === 'coupon')
  const [first, ...others] = best
  return {
    listPrice: best.reduce((sum, { listPrice }) => sum + listPrice, 0),
    price: totalOf(best),
    discount: used?.discount ?? (others.length === 0 ? (first?.discount ?? null) : null),
    lines: best,
  }
}

const totalOf = (lines: readonly Price[]) => lines.reduce((sum, { price }) => sum + price, 0)

function times(quantity: number, { listPrice, price, discount }: Price): Price {
  return { listPrice: listPrice * quantity, price: price * quantity, discount }
}

/** Per cent lower every line where they are better than a sale. Rupiah are taken once, from lines without a sale or from all. */
function withCoupon(coupon: PricedCoupon, lines: readonly PricedLine[], onSale: readonly Price[]): Price[][] {
  const { id, code, kind, value, scope } = coupon
  const discount: Discount = { kind: 'coupon', id, code, percent: kind === 'percent' ? value : null }
  const isTarget = lines.map(({ product }) => isInScope(scope, product))
  if (kind === 'percent') {
    const option = lines.map(({ product, quantity }, place) => {
      const sold = onSale[place] as Price
      const price = discountedPrice(product.price, coupon) * quantity
      return isTarget[place] && price < sold.price ? { ...sold, price, discount } : sold
    })
    return [option]
  }
  const isPlain = onSale.map((sold, place) => isTarget[place] === true && sold.discount === null)
  return [isPlain, isTarget].map((isLowered) => spread(value, onSale, isLowered, discount))
}

/** By their list prices, in whole rupiah that add up. */
function spread(
  value: number,
  onSale: readonly Price[],
  isLowered: readonly boolean[],
  discount: Discount,
): Price[] {
  const sum = onSale.reduce((all, { listPrice }, place) => all + (isLowered[place] ? listPrice : 0), 0)
  const off = Math.min(value, sum)
  let before = 0
  return onSale.map((sold, place) => {
    if (!isLowered[place]) return sold
    const { listPrice } = sold
    const upTo = (list: number) => (sum === 0 ? 0 : Math.floor((off * list) / sum))
    const share = upTo(before + listPrice) - upTo(before)
    before += listPrice
    return { listPrice, price: listPrice - share, discount: share > 0 ? discount : null }
  })
}

type Offer = { price: number; discount: Discount }

function ownSale({ sale_price, sale_from, sale_until }: PricedProduct, now: Date): Offer[] {
  if (sale_price === null || !isInWindow(now.toISOString(), sale_from, sale_until)) return []
  return [{ price: sale_price, discount: { kind: 'product', until: sale_until } }]
}

function offerOf(sale: PricedSale, product: PricedProduct, now: Date): Offer[] {
  const { id, name, kind, value, scope, starts_at, ends_at, enabled } = sale
  if (!enabled || !isInWindow(now.toISOString(), starts_at, ends_at) || !isInScope(scope, product)) return []
  const percent = kind === 'percent' ? value : null
  const price = discountedPrice(product.price, sale)
  return [{ price, discount: { kind: 'sale', id, name, percent, until: ends_at } }]
}
