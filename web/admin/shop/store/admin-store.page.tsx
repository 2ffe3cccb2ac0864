import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { readStoreTab, STORE_TABS, storeTabSearch } from '#web/admin/kit/lists/list-view.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSearchParams } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { ActionList } from '../deliveries/action-list.tsx'
import { OrderExport } from '../orders/order-export.tsx'
import { TransactionList } from '../orders/transaction-list.tsx'
import { ProductList } from '../products/product-list.tsx'

export default function AdminStorePage() {
  const { t, language } = useAdminText()
  const [query] = useSearchParams()
  const mayOpen = useMay()
  const wanted = readStoreTab(query)
  const tab = wanted === 'products' && !mayOpen('products') ? 'transactions' : wanted
  const path = localizedPath(language, '/admin/store')
  const tabs = STORE_TABS.filter((id) => id !== 'products' || mayOpen('products')).map((id) => ({
    id,
    label: t(`adminProducts.tab_${id}`),
    to: path + storeTabSearch(id),
    accent: 'var(--color-star)',
  }))
  return (
    <AdminScreen
      title={t('adminProducts.title')}
      wide
      waiting={<Waiting />}
      action={tab === 'transactions' ? <OrderExport /> : tab === 'products' && mayOpen('commands') && <Add />}
    >
      <Tabs label={t('adminProducts.tabs')} tabs={tabs} selected={tab}>
        <div className="wrap pt-4">
          {tab === 'products' && <ProductList />}
          {tab === 'transactions' && <TransactionList />}
          {tab === 'actions' && <ActionList />}
        </div>
      </Tabs>
    </AdminScreen>
  )
}

function Add() {
  const { t } = useAdminText()
  return (
    <SiteLink to="/admin/store/products/new" className="btn btn-primary btn-sm max-[23rem]:px-2.5!">
      <Icon name="plus" className="max-[23rem]:hidden" />
      {t('adminProducts.add')}
    </SiteLink>
  )
}

/** The tab is in the query, which only the browser reads. */
function Waiting() {
  return (
    <div className="wrap">
      <div className="tabs">
        <span className="tab" />
      </div>
      <div className="pt-4">
        <LoadingRows />
      </div>
    </div>
  )
}
