import type { PageParams } from '#contract/pages.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useToken } from '#web/admin/kit/api/token-store.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { EmptyList, FailedList } from '#web/admin/kit/lists/list-states.tsx'
import { LoadingForm } from '#web/admin/kit/settings/loading-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ProductEditor } from './product-editor.tsx'

type Props = { params: PageParams<'admin-product'> }

/** The key resets the form when another product is opened. */
export default function ProductPage({ params }: Props) {
  return <ProductScreen key={params.id} id={params.id} />
}

function ProductScreen({ id }: { id: string }) {
  const { t, timestamp } = useAdminText()
  const isNew = id === 'new'
  const token = useToken()
  const loaded = useLoaded(token ? 'products' : null, (signal) =>
    adminCall('GET /api/admin/products', {}, signal),
  )
  const product = loaded.data?.products.find(({ _id }) => _id === id) ?? null
  return (
    <AdminScreen
      title={isNew ? t('adminProducts.addTitle') : t('adminProducts.editTitle')}
      text={
        product
          ? `${product.name} · ${t('adminProducts.lastSaved', { time: timestamp(product.updated_at) })}`
          : isNew && t('adminProducts.addText')
      }
      back={
        <SiteLink to="/admin/store" className="back-link">
          <Icon name="arrow-left" />
          {t('adminNavigation.products')}
        </SiteLink>
      }
      waiting={<LoadingForm />}
      action={product ? <StoreLink product={product} /> : null}
    >
      {loaded.data === null ? (
        loaded.problem ? (
          <FailedList text={t('adminProducts.fetchFailed')} error={loaded.problem} onRetry={loaded.reload} />
        ) : (
          <LoadingForm />
        )
      ) : product || isNew ? (
        <ProductEditor product={product} {...loaded.data} />
      ) : (
        <Missing />
      )}
    </AdminScreen>
  )
}

function StoreLink({ product }: { product: AdminProduct }) {
  const { t } = useAdminText()
  return (
    <SiteLink
      to={`/store/product/${encodeURIComponent(product._id)}`}
      className="btn btn-outline btn-sm"
      target="_blank"
    >
      <Icon name="external-link" />
      {t('adminProducts.inStore')}
    </SiteLink>
  )
}

function Missing() {
  const { t } = useAdminText()
  return (
    <EmptyList
      text={t('adminErrors.product_not_found')}
      action={
        <SiteLink to="/admin/store" className="btn btn-outline btn-sm">
          {t('adminProducts.toList')}
        </SiteLink>
      }
    />
  )
}
