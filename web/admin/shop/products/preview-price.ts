// The price of a product that is being typed, by the rule of the store.

import type { OpenSale } from '#contract/shop/discounts.schema.ts'
import { type Price, priceOf } from '#contract/shop/price.ts'
import { problemsOf } from './draft-problems.ts'
import { type ProductDraft, toProductForm } from './product-draft.ts'

/** `id` null: a new product, which no sale can name. */
type Typed = { draft: ProductDraft; id: string | null; sales: readonly OpenSale[] }

/** Null: the price itself is not valid. An own sale price that is not valid does not count. */
export function previewPrice({ draft, id, sales }: Typed, now: Date): Price | null {
  const problems = problemsOf(draft)
  if (problems.price) return null
  const {
    price,
    category = '',
    sale_price = null,
    sale_from = null,
    sale_until = null,
  } = toProductForm(draft)
  const isOwnSaleValid = !problems.salePrice && !problems.saleFrom && !problems.saleUntil
  return priceOf({
    product: {
      id: id ?? '',
      price,
      category,
      sale_price: isOwnSaleValid ? sale_price : null,
      sale_from,
      sale_until,
    },
    sales: sales.map(({ _id, starts_at, ends_at, ...sale }) => ({
      ...sale,
      id: _id,
      startsAt: starts_at,
      endsAt: ends_at,
      enabled: true,
    })),
    coupon: null,
    now,
  })
}
