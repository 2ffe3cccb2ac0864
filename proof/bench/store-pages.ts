// Pages of the store that are in no sitemap: a product, the basket and a payment.

import { createBuyer } from '../../tests/support/buyer.ts'
import type { NamedPath } from '../lib/site-pages.ts'

export async function openStorePages(url: string): Promise<NamedPath[]> {
  const buyer = createBuyer(url)
  const [product] = await buyer.products()
  if (!product) throw new Error('nothing is sold')
  const { status, reference } = await buyer.order()
  if (status !== 200) throw new Error(`no order: ${status}`)
  return [
    { name: 'product', path: `/store/product/${product._id}` },
    { name: 'basket', path: '/store/basket' },
    { name: 'checkout', path: `/store/checkout/${reference}` },
  ]
}
