import { type ComponentProps, lazy, Suspense } from 'react'
import type { PageParams } from '#contract/pages.ts'
import { useToken } from '#web/admin/kit/api/token-store.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { oneOf } from '#web/admin/kit/lists/list-view.ts'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useSearchParams } from '#web/kit/router/index.ts'
import { NEW_PRODUCT_ID } from '../products/product-dialog.tsx'
import { ProductList } from '../products/product-list.tsx'

/** The editor of a product loads none of them. */
const OrderExport = lazy(() => import('../orders/order-export.tsx'))
const OrdersList = lazy(() => import('../orders/orders-list.tsx'))
const RetryAll = lazy(() => import('../deliveries/retry-all.tsx'))
const ActionList = lazy(() => import('../deliveries/action-list.tsx'))
const Questions = lazy(async () => ({ default: (await import('../orders/questions.tsx')).Questions }))

const STORE_TABS = ['products', 'transactions', 'actions'] as const
const readTab = oneOf(STORE_TABS)

/** In a boundary of its own, so that the list stays while the question loads. */
const ofOrder: ComponentProps<typeof ActionList>['ofOrder'] = ({ what, ...question }) => (
  <Suspense>
    <Questions asked={{ what }} {...question} />
  </Suspense>
)

/** Products, orders and deliveries; a product has an address of its own and opens over the list. */
export default function AdminStorePage({ params }: { params: Partial<PageParams<'admin-product'>> }) {
  const { t } = useAdminText()
  const [query] = useSearchParams()
  const mayOpen = useMay()
  const opened = params.id ?? null
  // The server renders without the query, so the tab is read after hydration, as the token is.
  const isHydrated = useToken() !== undefined
  const wanted = isHydrated && !opened ? (readTab(query.get('tab') ?? '') ?? 'products') : 'products'
  const tab = wanted === 'products' && !mayOpen('products') ? 'transactions' : wanted
  const titles = STORE_TABS.filter((id) => id !== 'products' || mayOpen('products')).map((id) => ({
    label: t(`adminProducts.tab_${id}`),
    to: id === 'products' ? '/admin/store' : `/admin/store?tab=${id}`,
    isCurrent: id === tab,
  }))
  const openedTitle = opened && t(opened === NEW_PRODUCT_ID ? 'adminProducts.add' : 'adminProducts.editTitle')
  return (
    <AdminScreen
      title={openedTitle ?? t(`adminProducts.tab_${tab}`)}
      heading={t(`adminProducts.tab_${tab}`)}
      titles={titles}
      waiting={<LoadingRows />}
      action={
        tab === 'products' ? (
          mayOpen('commands') && (
            <LinkButton
              to={`/admin/store/products/${NEW_PRODUCT_ID}`}
              variant="primary"
              icon="plus"
              preventScrollReset
            >
              <span className="max-sm:sr-only">{t('adminProducts.add')}</span>
            </LinkButton>
          )
        ) : (
          <div className="max-sm:hidden">
            <Suspense>{tab === 'actions' ? <RetryAll /> : <OrderExport />}</Suspense>
          </div>
        )
      }
    >
      <Suspense fallback={<LoadingRows />}>
        {tab === 'products' && <ProductList opened={opened} />}
        {tab === 'transactions' && <OrdersList />}
        {tab === 'actions' && <ActionList ofOrder={ofOrder} />}
      </Suspense>
    </AdminScreen>
  )
}
