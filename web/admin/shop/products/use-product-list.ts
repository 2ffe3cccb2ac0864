// The products of the list, with changes that were made here since the last reload.
import { useState } from 'react'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { isOnSale } from './schedule.ts'

type Products = readonly AdminProduct[]

export function useProductList() {
  const loaded = useReply('GET /api/admin/products', {})
  const { data } = loaded
  const [shown, setShown] = useState<{ of: typeof data; products: Products }>({ of: null, products: [] })
  if (shown.of !== data) setShown({ of: data, products: data?.products ?? [] })
  const setProducts = (change: (now: Products) => Products) =>
    setShown(({ of, products }) => ({ of, products: change(products) }))

  return {
    loaded: { ...loaded, data: data && { ...data, products: shown.products } },
    setProducts: (all: Products) => setProducts(() => all),
    replace: (product: AdminProduct) =>
      setProducts((now) => now.map((one) => (one._id === product._id ? product : one))),
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
