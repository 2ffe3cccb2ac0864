// Name and lines of an order in a language.
import type { Language } from '#contract/language.ts'
import type { OrderLine } from '#contract/shop/basket.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { OrderItem } from '#server/platform/database/order-items.ts'

export function shownName(
  {
    productName: product_name,
    productNameId: product_name_id,
  }: Pick<OrderItem, 'productName' | 'productNameId'>,
  language: Language,
): string {
  return productNameIn(language, { product_name, product_name_id })
}

export function shownLines(items: readonly OrderItem[], language: Language): OrderLine[] {
  return items.map((item) => ({
    product_id: item.productId,
    name: shownName(item, language),
    quantity: item.quantity,
    list_price: item.listPrice,
    price: item.price,
  }))
}
