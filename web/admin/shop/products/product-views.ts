import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { isOnSale } from './schedule.ts'

export const PRODUCT_VIEWS = ['all', 'shown', 'sale', 'hidden'] as const
export type ProductView = (typeof PRODUCT_VIEWS)[number]

export function isInView(product: AdminProduct, view: ProductView): boolean {
  if (view === 'all') return true
  return view === 'sale' ? isOnSale(product) : product.visible === (view === 'shown')
}

/** Finds words of the name in both languages, and of the commands. */
export function isFound(product: AdminProduct, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  const texts = [product.name, product.name_id, ...product.execute.map(({ text }) => text)]
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))
}
