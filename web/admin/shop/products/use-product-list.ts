// The products of the list, with changes that were made here since they were loaded.
import { useState } from 'react'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { isOnSale } from './schedule.ts'

type Products = readonly AdminProduct[]

export function useProductList() {
  const loaded = useReply('GET /api/admin/products', {})
  const { data } = loaded
  const [shown, setShown] = useState<{ of: typeof data; products: Products }>({ of: null, products: [] })
  if (shown.of !== data) setShown({ of: data, products: data?.products ?? [] })
  const [changed, setChanged] = useState<Readonly<Record<string, AdminProduct>>>({})
  /** A reply may be older than a change that was made here. */
  const newer = (product: AdminProduct) => {
    const own = changed[product._id]
    return own && own.version > product.version ? own : product
  }

  return {
    loaded: { ...loaded, data: data && { ...data, products: shown.products.map(newer) } },
    setProducts: (products: Products) => setShown(({ of }) => ({ of, products })),
    replace: (product: AdminProduct) => setChanged((now) => ({ ...now, [product._id]: product })),
  }
}

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
