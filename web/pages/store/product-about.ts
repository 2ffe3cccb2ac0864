// A product in the words of schema.org, for search engines.
import type { PayableProduct } from '#contract/shop/store.schema.ts'
import { artOf } from './product-art.ts'

type Shown = { product: PayableProduct; publicUrl: string; isClosed: boolean }

/** What the page shows, and nothing else: the price that is paid now, and whether it can be paid. */
export function aboutProduct({ product, publicUrl, isClosed }: Shown) {
  const { _id, name, description, image_url, price, sale_until, payment_methods } = product
  const isBuyable = !isClosed && payment_methods.length > 0
  return {
    '@type': 'Product' as const,
    name,
    sku: _id,
    ...(description.length > 0 && { description: description.join('\n') }),
    ...(artOf(image_url) === null && { image: new URL(image_url, publicUrl).href }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'IDR',
      ...(sale_until !== null && { priceValidUntil: sale_until }),
      availability: `https://schema.org/${isBuyable ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
