import { type CSSProperties, useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { LastOrder } from '#contract/team/today.schema.ts'
import { Badge, OrderDeliveryBadge, TestBadge } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { isMismatch, StatusBadge } from '#web/admin/shop/orders/status-badge.tsx'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Link } from '#web/kit/router/index.ts'

export function LastOrders({ orders }: { orders: readonly LastOrder[] }) {
  const { t } = useAdminText()
  const fresh = useNewOrders(orders)
  return (
    <section className="lg:[grid-area:orders]">
      <div className="flex items-baseline justify-between gap-4 min-h-7 mb-1.5">
        <h2>{t('adminHome.lastOrders')}</h2>
        <SiteLink to="/admin/store?tab=transactions" className="link text-sm">
          {t('admin.all')}
        </SiteLink>
      </div>
      {orders.length === 0 ? (
        <p className="text-sm text-soft">{t('admin.noOrders')}</p>
      ) : (
        <table className="list tappable">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('admin.player')}</th>
              <th scope="col">{t('admin.product')}</th>
              <th scope="col">{t('admin.amount')}</th>
              <th scope="col">{t('admin.status')}</th>
              <th scope="col">{t('admin.time')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow key={order._id} order={order} place={fresh.indexOf(order._id)} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Ids that were not in the reply before; none of the first reply. */
function useNewOrders(orders: readonly LastOrder[]): string[] {
  const [known, setKnown] = useState({ orders, fresh: [] as string[] })
  if (known.orders === orders) return known.fresh
  const before = new Set(known.orders.map(({ _id }) => _id))
  const fresh = orders.map(({ _id }) => _id).filter((id) => !before.has(id))
  setKnown({ orders, fresh })
  return fresh
}

const APART_MS = 400

function OrderRow({ order, place }: { order: LastOrder; place: number }) {
  const { language, rowTime, rupiah, timestamp } = useAdminText()
  const { isPlayMoney } = useSite()
  const { _id, username, amount, created_at, is_test } = order
  const name = shownUsername(username)
  const time = rowTime(created_at)
  const style: CSSProperties & { '--wait': string } = { '--wait': `${Math.max(0, place) * APART_MS}ms` }
  return (
    <tr
      className="new-order nth-[n+9]:hidden @min-[96rem]:nth-[n+9]:table-row"
      data-new={place >= 0 || undefined}
      style={style}
    >
      <td className="wrap-anywhere">
        <Link className="row-link gap-2.5" to={localizedPath(language, `/admin/store/transactions/${_id}`)}>
          <PlayerHead name={name} size={20} />
          {name}
        </Link>
      </td>
      <td className="truncate text-faint max-lg:order-1 lg:hidden">{productNameIn(language, order)}</td>
      <td className="num whitespace-nowrap text-right font-semibold">{rupiah(amount)}</td>
      <td className="max-lg:order-2">
        <span className="flex items-center gap-2">
          <State order={order} />
          {is_test && !isPlayMoney && <TestBadge />}
          <span className="num text-faint lg:hidden">{time}</span>
        </span>
      </td>
      <td className="num text-right text-faint max-lg:hidden" title={timestamp(created_at)}>
        {time}
      </td>
    </tr>
  )
}

/** The one state that matters: of the delivery once it is paid, else of the payment. */
function State({ order }: { order: LastOrder }) {
  const { t } = useAdminText()
  const { status, delivery } = order
  if (isMismatch(order)) return <Badge tone="wait">{t('adminOrders.mismatch')}</Badge>
  if (status === 'PAID' && delivery) return <OrderDeliveryBadge delivery={delivery} />
  return <StatusBadge status={status} />
}
