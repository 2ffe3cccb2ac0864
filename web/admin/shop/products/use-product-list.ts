// The products of the list, with changes that were made here before the next reload.
import { useState } from 'react'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'

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
