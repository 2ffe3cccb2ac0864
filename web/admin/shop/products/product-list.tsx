import { useState } from 'react'
import type { AdminProduct, Shelf } from '#contract/shop/store-admin.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { DemoEntries } from '#web/admin/kit/content/demo-entries.tsx'
import { ListTools } from '#web/admin/kit/lists/list-tools.tsx'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { showDone } from '#web/admin/kit/parts/action.tsx'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useFocusAfterRemoval } from '#web/admin/kit/parts/use-focus-after-removal.ts'
import { UNDO_MS } from '#web/admin/kit/settings/saved-toast.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useNavigate } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { ProductDialog } from './product-dialog.tsx'
import { ProductTable } from './product-table.tsx'
import {
  isFound,
  isInView,
  PRODUCT_VIEWS,
  type ProductView,
  useProductList,
  useProductOrder,
} from './use-product-list.ts'

const DEMO_KINDS = ['products'] as const

/** `opened`: the product of the address, in a dialog over the list. */
export function ProductList({ opened }: { opened: string | null }) {
  const { t } = useAdminText()
  const { loaded, setProducts, replace } = useProductList()
  const { data, reload } = loaded
  const [view, setView] = useState<ProductView>('all')
  const [search, setSearch] = useState('')
  const [reordering, setReordering] = useState(false)
  const [deleted, setDeleted] = useState<AdminProduct | null>(null)
  const { list, onRemoved } = useFocusAfterRemoval(data?.products.map(({ _id }) => _id) ?? [])
  const order = useProductOrder({
    products: data?.products ?? [],
    onSaved: setProducts,
    onConflict: reload,
  })
  const actions = useProductActions(replace, reload)
  const isFiltered = view !== 'all' || search !== ''
  const shown = order.shown.filter((product) => isInView(product, view) && isFound(product, search))

  return (
    <>
      {data && data.products.length > 0 && (
        <>
          <ListTools
            views={PRODUCT_VIEWS.map((one) => ({
              label: t(`adminProducts.view_${one}`),
              isCurrent: one === view,
              total: data.products.filter((product) => isInView(product, one)).length,
              onShow: () => setView(one),
            }))}
            searchLabel={t('adminProducts.searchHint')}
            search={search}
            onSearch={setSearch}
            filters={[]}
            onClear={() => {}}
          >
            <button
              type="button"
              className="chip lg:hidden"
              aria-pressed={reordering}
              onClick={() => {
                setReordering(!reordering)
                setView('all')
                setSearch('')
              }}
            >
              <Icon name="grip-vertical" />
              {reordering ? (
                t('adminProducts.reorderDone')
              ) : (
                <span className="max-sm:sr-only">{t('adminProducts.reorder')}</span>
              )}
            </button>
            <SiteLink to="/admin/store/categories" className="chip">
              <Icon name="layers" />
              <span className="max-sm:sr-only">{t('adminProducts.categories')}</span>
            </SiteLink>
          </ListTools>
          <p className="my-2 text-faint text-sm max-lg:hidden">{t('adminSettings.dragHelp')}</p>
        </>
      )}
      <DemoEntries kinds={DEMO_KINDS} />
      <div ref={list}>
        <LoadedList
          loaded={loaded}
          failed={t('adminProducts.fetchFailed')}
          empty={t('adminProducts.empty')}
          isFiltered={isFiltered}
          rowsOf={() => shown}
          table={(products) => (
            <ProductTable
              products={products}
              categories={data?.categories ?? []}
              reordering={reordering}
              onMove={isFiltered ? null : order.move}
              onVisible={actions.setVisible}
              onCategory={actions.setCategory}
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
            reload()
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  )
}

/** The switch and the category act at once, with Undo; a copy is opened in the editor. */
function useProductActions(replace: ReturnType<typeof useProductList>['replace'], reload: () => void) {
  const { t, language, reasonOf } = useAdminText()
  const navigate = useNavigate()
  const tell = (failed: string, error: unknown) =>
    toasts.show('error', `${failed}: ${reasonOf(error)}`, UNDO_MS)

  async function save(product: AdminProduct, shelf: Shelf): Promise<AdminProduct | null> {
    replace({ ...product, ...shelf, version: product.version + 1 })
    try {
      const call = { params: { id: product._id }, body: shelf }
      const saved = await adminCall('PUT /api/admin/products/:id/shelf', call)
      replace(saved)
      return saved
    } catch (error) {
      replace(product)
      tell(t('adminProducts.saveFailed'), error)
      return null
    }
  }

  async function saveWithUndo(product: AdminProduct, shelf: Shelf, text: string): Promise<void> {
    const saved = await save(product, shelf)
    if (!saved) return
    const { visible, category } = product
    toasts.show('success', text, UNDO_MS, {
      label: t('adminSettings.undo'),
      onAct: () => save(saved, { visible, category }),
    })
  }

  function setVisible(product: AdminProduct, visible: boolean): Promise<void> {
    const text = t(visible ? 'adminProducts.nowShown' : 'adminProducts.nowHidden', { name: product.name })
    return saveWithUndo(product, { visible }, text)
  }

  function setCategory(product: AdminProduct, category: string, label: string): Promise<void> {
    const text = t('adminProducts.nowIn', { name: product.name, category: label })
    return saveWithUndo(product, { category }, text)
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

  return { setVisible, setCategory, duplicate }
}

type Props = { product: AdminProduct; onHide: () => void; onDeleted: () => void; onClose: () => void }

function DeleteProduct({ product, onHide, onDeleted, onClose }: Props) {
  const { t } = useAdminText()
  return (
    <Confirm
      question={t('adminProducts.confirmDelete')}
      act={t('admin.delete')}
      failed={t('adminProducts.deleteFailed')}
      danger
      onAct={() => adminCall('DELETE /api/admin/products/:id', { params: { id: product._id } })}
      done={t('adminProducts.deleted')}
      onDone={onDeleted}
      onClose={onClose}
    >
      <p>
        <b>{product.name}</b>
      </p>
      <p className="text-sm text-soft">{t('adminProducts.deleteNote')}</p>
      {product.visible && (
        <button type="button" className="link justify-self-start text-sm" onClick={onHide}>
          {t('adminProducts.hideInstead')}
        </button>
      )}
    </Confirm>
  )
}
