import { useEffect, useEffectEvent, useState } from 'react'
import { isForSale } from '#contract/shop/store.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { DemoEntries } from '#web/admin/kit/content/demo-entries.tsx'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { useFocusAfterRemoval } from '#web/admin/kit/parts/use-focus-after-removal.ts'
import { UNDO_MS } from '#web/admin/kit/settings/saved-toast.ts'
import { reasonOf } from '#web/admin/kit/text/problem-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { DeleteProduct } from './delete-product.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { type ListFilter, matches, NO_FILTER, ProductFilters } from './product-filters.tsx'
import { ProductTable } from './product-table.tsx'
import { useProductList } from './use-product-list.ts'
import { useProductOrder } from './use-product-order.ts'

const DEMO_KINDS = ['products'] as const

/** `opened`: the product of the address, in a dialog over the list. */
export function ProductList({ opened }: { opened: string | null }) {
  const { t, number } = useAdminText()
  const { loaded, setProducts, replace } = useProductList()
  const { data, reload } = loaded
  const [filter, setFilter] = useState<ListFilter>(NO_FILTER)
  const [reordering, setReordering] = useState(false)
  const [deleted, setDeleted] = useState<AdminProduct | null>(null)
  const { list, onRemoved } = useFocusAfterRemoval(data?.products.map(({ _id }) => _id) ?? [])
  const order = useProductOrder({
    products: data?.products ?? [],
    onSaved: setProducts,
    onConflict: reload,
  })
  const actions = useProductActions(replace, reload)
  useOpenedByAddress(data?.products)
  const isFiltered = filter !== NO_FILTER
  const shown = order.shown.filter((product) => matches(product, filter))
  const now = new Date().toISOString()

  return (
    <>
      {data && data.products.length > 0 && (
        <>
          <p className="mb-3 text-sm text-soft">
            {t('adminProducts.summary', {
              count: number(data.products.length),
              shown: number(
                data.products.filter((product) => isForSale(product, now) && !product.built_in).length,
              ),
            })}
          </p>
          <ProductFilters
            filter={filter}
            reordering={reordering}
            onFilter={setFilter}
            onReordering={(next) => {
              setReordering(next)
              if (next) setFilter(NO_FILTER)
            }}
          />
        </>
      )}
      <DemoEntries kinds={DEMO_KINDS} />
      <div ref={list}>
        <LoadedList
          loaded={loaded}
          failed={t('adminProducts.fetchFailed')}
          empty={t(isFiltered ? 'adminProducts.noMatch' : 'adminProducts.empty')}
          rowsOf={() => shown}
          table={(products) => (
            <ProductTable
              products={products}
              categories={data?.categories ?? []}
              reordering={reordering}
              onMove={isFiltered ? null : order.move}
              onVisible={actions.setVisible}
              onDuplicate={actions.duplicate}
              onDelete={setDeleted}
            />
          )}
        />
      </div>
      {data && data.products.length > 0 && (
        <p className="mt-4 text-faint text-sm">{t('adminProducts.switchNote')}</p>
      )}
      <p className="sr-only" aria-live="assertive">
        {order.announcement}
      </p>
      {opened && <ProductDialog key={opened} id={opened} onSaved={reload} />}
      {deleted && (
        <DeleteProduct
          product={deleted}
          onHide={() => {
            setDeleted(null)
            actions.setVisible(deleted, false)
          }}
          onDeleted={() => {
            onRemoved(deleted._id)
            setDeleted(null)
            showDone(t('adminProducts.deleted'))
            reload()
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  )
}

/** The switch acts at once, with Undo; a copy is opened in the editor. */
function useProductActions(replace: (product: AdminProduct) => void, reload: () => void) {
  const words = useAdminText()
  const { t, language } = words
  const navigate = useNavigate()
  const tell = (failed: string, error: unknown) =>
    toasts.show('error', `${failed}: ${reasonOf(error, words)}`, UNDO_MS)

  async function show(product: AdminProduct, visible: boolean): Promise<boolean> {
    replace({ ...product, visible })
    try {
      const call = { params: { id: product._id }, body: { visible } }
      replace(await adminCall('PUT /api/admin/products/:id/visible', call))
      return true
    } catch (error) {
      replace(product)
      tell(t('adminProducts.saveFailed'), error)
      return false
    }
  }

  async function setVisible(product: AdminProduct, visible: boolean): Promise<void> {
    if (!(await show(product, visible))) return
    const text = t(visible ? 'adminProducts.nowShown' : 'adminProducts.nowHidden', { name: product.name })
    toasts.show('success', text, UNDO_MS, {
      label: t('adminSettings.undo'),
      onAct: () => show({ ...product, visible }, !visible),
    })
  }

  async function duplicate(product: AdminProduct): Promise<void> {
    try {
      const call = { params: { id: product._id }, query: { lng: language } }
      const { _id } = await adminCall('POST /api/admin/products/:id/duplicate', call)
      showDone(t('adminProducts.duplicated'))
      reload()
      navigate(localizedPath(language, `/admin/store/products/${_id}`), { preventScrollReset: true })
    } catch (error) {
      tell(t('adminProducts.saveFailed'), error)
    }
  }

  return { setVisible, duplicate }
}

/** Older links lead to a product by `?open=`. */
function useOpenedByAddress(products: readonly AdminProduct[] | undefined): void {
  const [query] = useSearchParams()
  const { language } = useAdminText()
  const navigate = useNavigate()
  const id = query.get('open')
  const open = useEffectEvent((found: string) =>
    navigate(localizedPath(language, `/admin/store/products/${found}`), { replace: true }),
  )
  useEffect(() => {
    const found = id !== null && products?.find(({ _id }) => _id === id)
    if (found) open(found._id)
  }, [id, products])
}
