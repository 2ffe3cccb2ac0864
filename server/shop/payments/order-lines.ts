// The lines of an order in a language.
import type { Language } from '#contract/language.ts'
import type { OrderLine } from '#contract/shop/basket.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { OrderItem } from '#server/platform/database/order-items.ts'

export function shownLines(items: readonly OrderItem[], language: Language): OrderLine[] {
  return items.map((item) => {
    const { product_id, quantity, list_price, price } = item
    return { product_id, name: productNameIn(language, item), quantity, list_price, price }
  })
}
