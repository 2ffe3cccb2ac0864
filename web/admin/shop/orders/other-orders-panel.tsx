import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { OrderDeliveryBadge } from '#web/admin/kit/parts/badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { StatusBadge } from './status-badge.tsx'

export function OtherOrdersPanel({ order }: { order: OrderDetail }) {
  const { language, t, rupiah, shortTime, timestamp } = useAdminText()
  const { other_orders: others, username } = order
  return (
    <Panel
      title={t('adminOrders.otherOrders')}
      flush
      foot={
        <SiteLink to={`/admin/players/${encodeURIComponent(username)}`} className="link">
          {t('adminOrders.playerPage')}
        </SiteLink>
      }
    >
      {others.length === 0 && <p className="p-5 text-sm text-soft">{t('adminOrders.noOtherOrders')}</p>}
      <ul className="lines">
        {others.map(({ _id, amount, status, delivery, created_at, ...other }) => (
          <li key={_id}>
            <span className="min-w-0">
              <SiteLink to={`/admin/store/transactions/${_id}`} className="row-link wrap-anywhere">
                {productNameIn(language, other)}
              </SiteLink>
              <span className="num block text-faint text-xs" title={timestamp(created_at)}>
                {shortTime(created_at)}
              </span>
            </span>
            <span className="grid justify-items-end gap-1">
              <b className="num">{rupiah(amount)}</b>
              {delivery ? <OrderDeliveryBadge delivery={delivery} /> : <StatusBadge status={status} />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
