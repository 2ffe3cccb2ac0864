// The products of the list, with changes that were made here before the next reload.
import { useState } from 'react'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'

type Products = readonly AdminProduct[]

export function useProductList() {
  const loaded = useLoaded('products', (signal) => adminCall('GET /api/admin/products', {}, signal))
  const [changed, setChanged] = useState<{ of: object; products: Products } | null>(null)
  const { data } = loaded
  const products: Products = (changed && changed.of === data ? changed.products : data?.products) ?? []

  function change(next: (now: Products) => Products): void {
    if (!data) return
    setChanged((last) => ({
      of: data,
      products: next(last && last.of === data ? last.products : data.products),
    }))
  }

  return {
    loaded: { ...loaded, data: data && { ...data, products: [...products] } },
    setProducts: (all: Products) => change(() => all),
    replace: (one: AdminProduct) =>
      change((now) => now.map((product) => (product._id === one._id ? one : product))),
  }
}
