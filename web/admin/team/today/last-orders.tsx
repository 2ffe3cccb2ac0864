import { shownUsername } from '#contract/network/username.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { LastOrder } from '#contract/team/today.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { OrderDeliveryBadge } from '#web/admin/kit/parts/order-delivery-badge.tsx'
import { TestBadge } from '#web/admin/kit/parts/test-badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { StatusBadge } from '#web/admin/shop/orders/status-badge.tsx'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Link } from '#web/kit/router/index.ts'

export function LastOrders({ orders }: { orders: readonly LastOrder[] }) {
  const { t } = useAdminText()
  return (
    <Panel
      title={t('adminHome.lastOrders')}
      flush
      action={
        <SiteLink to="/admin/store?tab=transactions" className="link text-sm">
          {t('adminHome.allOrders')}
        </SiteLink>
      }
    >
      {orders.length === 0 ? (
        <p className="panel-body text-sm text-soft">{t('adminHome.noOrders')}</p>
      ) : (
        <table className="list tappable list-inside">
          <thead>
            <tr>
              <th scope="col">{t('adminHome.player')}</th>
              <th scope="col">{t('adminHome.product')}</th>
              <th scope="col" className="text-right!">
                {t('adminHome.amount')}
              </th>
              <th scope="col">{t('adminHome.status')}</th>
              <th scope="col" className="text-right!">
                {t('adminHome.time')}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow key={order._id} order={order} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

function OrderRow({ order }: { order: LastOrder }) {
  const { language, rupiah, shortTime, timestamp } = useAdminText()
  const { _id, username, amount, created_at, is_test } = order
  const name = shownUsername(username)
  return (
    <tr>
      <td className="wrap-anywhere">
        <Link className="row-link gap-2.5" to={localizedPath(language, `/admin/store/transactions/${_id}`)}>
          <PlayerHead name={name} size={24} />
          {name}
        </Link>
      </td>
      <td className="full wrap-anywhere text-soft max-lg:order-1">{productNameIn(language, order)}</td>
      <td className="num whitespace-nowrap text-right font-semibold">{rupiah(amount)}</td>
      <td className="max-lg:order-2">
        <span className="flex flex-wrap items-center gap-2">
          <State order={order} />
          {is_test && <TestBadge />}
        </span>
      </td>
      <td
        className="num text-right text-faint max-lg:order-2 lg:whitespace-nowrap"
        title={timestamp(created_at)}
      >
        {shortTime(created_at)}
      </td>
    </tr>
  )
}

/** The one state that matters: of the delivery once it is paid, else of the payment. */
function State({ order: { status, delivery, needs_person } }: { order: LastOrder }) {
  const { t } = useAdminText()
  if (needs_person) return <Badge tone="wait">{t('adminHome.mismatch')}</Badge>
  if (status === 'PAID' && delivery) return <OrderDeliveryBadge delivery={delivery} />
  return <StatusBadge status={status} />
}
