// The price of a product that is being typed, by the rule of the store.

import type { OpenSale } from '#contract/shop/discounts.schema.ts'
import { type Price, priceOf } from '#contract/shop/price.ts'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import type { ProductDraft } from './product-form.ts'

/** `id` null: a new product, which no sale can name. */
type Typed = { draft: ProductDraft; id: string | null; sales: readonly OpenSale[] }

/** Null: the price itself is not valid. An own sale price that is not valid does not count. */
export function previewPrice({ draft, id, sales }: Typed, now: Date): Price | null {
  const { data: price } = ProductForm.shape.price.safeParse(draft.price)
  if (price === undefined) return null
  const { sale_price, sale_from, sale_until, category } = draft
  const wrong = ProductForm.safeParse(draft).error?.issues.map(({ path: [field] }) => field) ?? []
  const isOwnSaleValid =
    Number(sale_price) < price &&
    !['sale_price', 'sale_from', 'sale_until'].some((field) => wrong.includes(field))
  return priceOf({
    product: {
      id: id ?? '',
      price,
      category,
      sale_price: isOwnSaleValid ? sale_price : null,
      sale_from,
      sale_until,
    },
    sales: sales.map(({ _id, ...sale }) => ({ ...sale, id: _id, enabled: true })),
    now,
  })
}
