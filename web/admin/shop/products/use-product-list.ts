// The products of the list, with changes that were made here since they were loaded.
import { useEffect, useEffectEvent, useState } from 'react'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { adminCall, hasCode, useReply } from '#web/admin/kit/api/admin-call.ts'
import { moveEntry } from '#web/admin/kit/settings/fields/use-drag.ts'
import { UNDO_MS } from '#web/admin/kit/settings/saved-toast.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { isOnSale } from './schedule-badge.tsx'

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

// The order of the products while rows are moved. It is saved as a whole, a moment after the last move.
const PAUSE_MS = 600

type List = {
  products: readonly AdminProduct[]
  onSaved: (products: AdminProduct[]) => void
  /** Somebody else has changed the list. */
  onConflict: () => void
}

export function useProductOrder({ products, onSaved, onConflict }: List) {
  const { t } = useAdminText()
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [saving, setSaving] = useState(false)
  const [announcement, announce] = useState('')
  const saved = products.map(({ _id }) => _id)

  async function save(before: readonly string[], after: readonly string[]): Promise<boolean> {
    setSaving(true)
    try {
      const body = { before: [...before], after: [...after] }
      onSaved((await adminCall('PUT /api/admin/product-order', { body })).products)
      // Rows that were moved while the call was under way are saved next.
      setOrder((now) => (now === after ? null : now))
      return true
    } catch (error) {
      setOrder(null)
      toasts.show(
        'error',
        t(hasCode(error, 'conflict') ? 'adminProducts.orderConflict' : 'adminProducts.orderFailed'),
        UNDO_MS,
      )
      onConflict()
      return false
    } finally {
      setSaving(false)
    }
  }

  const onPause = useEffectEvent(async (after: readonly string[]) => {
    if (saving) return
    if (after.join() === saved.join()) return setOrder(null)
    if (!(await save(saved, after))) return
    toasts.show('success', t('adminSettings.saved'), UNDO_MS, {
      label: t('adminSettings.undo'),
      onAct: () => save(after, saved),
    })
  })
  useEffect(() => {
    if (!order || saving) return
    const timer = setTimeout(() => onPause(order), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [order, saving])

  const shown = order ? sortBy(products, order) : products
  return {
    shown,
    announcement,
    move(from: number, to: number): void {
      if (to < 0 || to >= shown.length || from === to) return
      setOrder((now) => moveEntry(now ?? saved, from, to))
      announce(t('adminSettings.listMoved', { position: to + 1, count: shown.length }))
    },
  }
}

/** Products that are not in the order, because they were added meanwhile, are last. */
function sortBy(products: readonly AdminProduct[], order: readonly string[]): AdminProduct[] {
  const placeOf = ({ _id }: AdminProduct) => (order.includes(_id) ? order.indexOf(_id) : order.length)
  return products.toSorted((one, other) => placeOf(one) - placeOf(other))
}
