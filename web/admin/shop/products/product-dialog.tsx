import { lazy, Suspense, useEffect } from 'react'
import { PRODUCT_SORT_ID_MAX } from '#contract/shop/store-admin.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { EmptyList, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { LoadingForm } from '#web/admin/kit/settings/loading-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'

export const NEW_PRODUCT_ID = 'new'

/** With the form and its schemas, which the lists of the store do not need. */
const ProductEditor = lazy(() => import('./product-editor.tsx'))

/** Over the list, with an address of its own. Leaving the address asks when something is not saved. */
export function ProductDialog({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { t, language, timestamp } = useAdminText()
  const navigate = useNavigate()
  const isNew = id === NEW_PRODUCT_ID
  const loaded = useReply('GET /api/admin/products', {})
  const product = loaded.data?.products.find(({ _id }) => _id === id) ?? null
  const close = () =>
    navigate(localizedPath(language, '/admin/store'), { replace: true, preventScrollReset: true })
  useRowFocus(id)
  return (
    <Dialog
      title={t(isNew ? 'adminProducts.add' : 'adminProducts.editTitle')}
      text={
        product &&
        `${product.name} · ${t('adminProducts.lastSaved', { time: timestamp(product.updated_at) })}`
      }
      action={
        product && (
          <LinkButton
            to={`/store/product/${encodeURIComponent(product._id)}`}
            className="max-sm:hidden"
            icon="external-link"
            target="_blank"
            label={t('adminProducts.view_shown')}
          />
        )
      }
      size="wide"
      onClose={close}
    >
      {loaded.data === null ? (
        <NotLoaded loaded={loaded} failed={t('adminProducts.fetchFailed')} waiting={<LoadingForm />} />
      ) : product || isNew ? (
        <Suspense fallback={<LoadingForm />}>
          <ProductEditor
            product={product}
            last={lastOf(loaded.data.products)}
            {...loaded.data}
            onSaved={onSaved}
            onClose={close}
          />
        </Suspense>
      ) : (
        <EmptyList text={t('adminErrors.product_not_found')} />
      )}
    </Dialog>
  )
}

/** Where a new product stands: after all others. */
function lastOf(products: readonly { sort_id: number }[]): number {
  return Math.min(Math.max(-1, ...products.map(({ sort_id }) => sort_id)) + 1, PRODUCT_SORT_ID_MAX)
}

/** After the dialog, for one that was opened by its address: the opener in the list has the focus already. */
function useRowFocus(id: string): void {
  useEffect(
    () => () => {
      const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
      if (row && !row.contains(document.activeElement)) row.querySelector('a')?.focus()
    },
    [id],
  )
}
