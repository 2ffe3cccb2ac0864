// The products of the list, with changes that were made here before the next reload.
import { useState } from 'react'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { isOnSale } from './schedule.ts'

type Products = readonly AdminProduct[]
type Change = { product: AdminProduct; isPending: boolean }

const pendingOnly = (changed: Readonly<Record<string, Change>>) =>
  Object.fromEntries(Object.entries(changed).filter(([, { isPending }]) => isPending))

export function useProductList() {
  const loaded = useReply('GET /api/admin/products', {})
  const [reordered, setReordered] = useState<{ of: object; products: Products } | null>(null)
  /** A reload may answer with the state before a change: each change stays until a reload begins after its reply. */
  const [changed, setChanged] = useState<Readonly<Record<string, Change>>>({})
  const { data } = loaded
  const products: Products = (reordered && reordered.of === data ? reordered.products : data?.products) ?? []

  return {
    loaded: {
      ...loaded,
      data: data && {
        ...data,
        products: products.map((product) => changed[product._id]?.product ?? product),
      },
      reload(): void {
        setChanged(pendingOnly)
        loaded.reload()
      },
    },
    setProducts(all: Products): void {
      setChanged(pendingOnly)
      if (data) setReordered({ of: data, products: all })
    },
    /** Pending: its call has no reply yet. */
    replace: (product: AdminProduct, isPending: boolean) =>
      setChanged((now) => ({ ...now, [product._id]: { product, isPending } })),
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
