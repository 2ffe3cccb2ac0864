import { shownUsername } from '#contract/network/username.ts'
import type { AdminOrder } from '#contract/shop/orders.schema.ts'
import type { OrderSort } from '#contract/shop/orders.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { OrderDeliveryBadge } from '#web/admin/kit/parts/order-delivery-badge.tsx'
import { TestBadge } from '#web/admin/kit/parts/test-badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Link } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { isMismatch, MismatchBadge } from './mismatch-badge.tsx'
import { PaymentType } from './payment-type.tsx'
import { StatusBadge } from './status-badge.tsx'

type Props = { orders: readonly AdminOrder[]; sort: OrderSort | null; stale: boolean }

/** Columns of the specification, with product and delivery. */
export function OrdersTable({ orders, sort, stale }: Props) {
  const { t } = useAdminText()
  return (
    <table className="list tappable orders" data-stale={stale || undefined} aria-busy={stale}>
      <thead>
        <tr>
          <th scope="col">{t('adminTransactions.username')}</th>
          <th scope="col">{t('adminTransactions.product')}</th>
          <SortedHead label={t('adminTransactions.amount')} isSorted={sort === 'amount'} />
          <th scope="col">{t('adminTransactions.status')}</th>
          <th scope="col">{t('adminOrders.delivery')}</th>
          <th scope="col">{t('adminTransactions.paymentType')}</th>
          <SortedHead label={t('adminTransactions.date')} isSorted={sort === null} />
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order._id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function SortedHead({ label, isSorted }: { label: string; isSorted: boolean }) {
  return (
    <th scope="col" className="text-right!" aria-sort={isSorted ? 'descending' : undefined}>
      <span className="inline-flex items-center gap-1">
        {label}
        {isSorted && <Icon name="arrow-down" />}
      </span>
    </th>
  )
}

function Row({ order: transaction }: { order: AdminOrder }) {
  const { t, language, rupiah, shortTime, timestamp } = useAdminText()
  const { _id, username, amount, status, delivery, created_at, given_by } = transaction
  const name = shownUsername(username)
  return (
    <tr>
      <td>
        <Link className="row-link gap-2" to={localizedPath(language, `/admin/store/transactions/${_id}`)}>
          <PlayerHead name={name} size={24} />
          <span className="wrap-anywhere">{name}</span>
        </Link>
      </td>
      <td className="wrap-anywhere text-soft max-lg:order-1">
        {productNameIn(language, transaction)} {transaction.is_test && <TestBadge />}
      </td>
      <td className="num whitespace-nowrap text-right font-semibold">{rupiah(amount)}</td>
      <td className="max-lg:order-2">
        <span className="flex flex-wrap items-center gap-2">
          {given_by !== null && <Badge tone="note">{t('adminOrders.givenBy', { admin: given_by })}</Badge>}
          {given_by === null &&
            (isMismatch(transaction) ? <MismatchBadge /> : <StatusBadge status={status} />)}
          {transaction.needs_person && (
            <span className="flex items-center gap-1 text-wait text-xs">
              <Icon name="triangle-alert" />
              {t('admin.needsPerson')}
            </span>
          )}
        </span>
      </td>
      <td className="max-lg:order-2 max-lg:text-right">
        {delivery ? (
          <OrderDeliveryBadge delivery={delivery} />
        ) : (
          <span className="text-faint max-lg:hidden">–</span>
        )}
      </td>
      <td className="text-soft max-[26rem]:max-w-28 max-lg:order-1 max-lg:text-right">
        <PaymentType type={transaction.payment_type} />
      </td>
      <td
        className="num full text-faint max-lg:order-3 lg:whitespace-nowrap lg:text-right"
        title={timestamp(created_at)}
      >
        {shortTime(created_at)}
      </td>
    </tr>
  )
}
