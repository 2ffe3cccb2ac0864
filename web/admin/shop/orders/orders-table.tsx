import type { MouseEvent } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { AdminOrder } from '#contract/shop/orders.schema.ts'
import type { OrderSort } from '#contract/shop/orders.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { PickBox, type Picking } from '#web/admin/kit/lists/picking.tsx'
import { RowTime } from '#web/admin/kit/lists/row-time.tsx'
import { Badge, OrderDeliveryBadge, TestBadge } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Link } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PaymentType } from './payment-panel.tsx'
import { isMismatch, MismatchBadge, StatusBadge } from './status-badge.tsx'

type Props = {
  orders: readonly AdminOrder[]
  sort: OrderSort | undefined
  stale: boolean
  picking: Picking
  /** The order of the detail pane. */
  open: string | undefined
  /** Opens a row in the detail pane; null where there is none. */
  onOpen: ((id: string) => void) | null
}

const WIDTHS = ['18%', undefined, '10.5%', '13%', '15%', '10.5%', '6.75rem']
/** The pane leaves room for the day or the hour only. */
const WIDTHS_BESIDE_PANE = ['21%', '16%', '11.5%', '14.5%', '18%', '11.5%', '7.5%']

/** Columns of the specification, with product and delivery. */
export function OrdersTable({ orders, sort, stale, ...row }: Props) {
  const { t } = useAdminText()
  return (
    <table className="list tappable list-fixed orders" data-stale={stale || undefined} aria-busy={stale}>
      <colgroup>
        {(row.open === undefined ? WIDTHS : WIDTHS_BESIDE_PANE).map((width, column) => (
          <col key={column} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('admin.username')}</th>
          <th scope="col">{t('admin.product')}</th>
          <SortedHead label={t('admin.amount')} isSorted={sort === 'amount'} />
          <th scope="col">{t('admin.status')}</th>
          <th scope="col">{t('admin.delivery')}</th>
          <th scope="col">{t('adminTransactions.paymentType')}</th>
          <SortedHead label={t('admin.date')} isSorted={sort === undefined} />
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order._id} order={order} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function SortedHead({ label, isSorted }: { label: string; isSorted: boolean }) {
  return (
    <th scope="col" className="text-right" aria-sort={isSorted ? 'descending' : undefined}>
      <span className="inline-flex items-center gap-1">
        {label}
        {isSorted && <Icon name="arrow-down" />}
      </span>
    </th>
  )
}

type RowProps = Pick<Props, 'picking' | 'open' | 'onOpen'> & { order: AdminOrder }

/** On phones in two lines: name and amount; product, method, the state that matters, and the time. */
function Row({ order, picking, open, onOpen }: RowProps) {
  const { language, rupiah, timestamp } = useAdminText()
  const { _id, username, amount, delivery, created_at } = order
  const name = shownUsername(username)
  function choose(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || (!picking.isOn && !onOpen)) return
    event.preventDefault()
    if (picking.isOn) picking.toggle(_id)
    else onOpen?.(_id)
  }
  return (
    <tr data-open={_id === open || undefined}>
      <td>
        <span className="flex items-center">
          <PickBox picking={picking} id={_id} name={name} />
          <Link
            className="row-link"
            to={localizedPath(language, `/admin/store/transactions/${_id}`)}
            aria-current={_id === open || undefined}
            onClick={choose}
          >
            <PlayerHead name={name} size={24} />
            <span className="truncate">{name}</span>
          </Link>
        </span>
      </td>
      <td className="text-soft">
        <span className="flex items-center gap-2">
          <span className="truncate" title={productNameIn(language, order)}>
            {productNameIn(language, order)}
            <span className="lg:hidden">
              {' · '}
              <PaymentType order={order} />
            </span>
          </span>
          {order.is_test && <TestBadge />}
        </span>
      </td>
      <td className="num text-right font-bold">{rupiah(amount)}</td>
      <td className={delivery && !order.needs_person ? 'max-lg:hidden' : ''}>
        <Status order={order} />
      </td>
      <td className={delivery && !order.needs_person ? '' : 'max-lg:hidden'}>
        {delivery ? <OrderDeliveryBadge delivery={delivery} /> : <span className="text-faint">–</span>}
      </td>
      <td className="text-soft max-lg:hidden">
        <PaymentType order={order} />
      </td>
      <td className="num text-right text-faint" title={timestamp(created_at)}>
        <RowTime at={created_at} />
      </td>
    </tr>
  )
}

function Status({ order }: { order: AdminOrder }) {
  const { t } = useAdminText()
  const { given_by, needs_person, status } = order
  if (given_by !== null) return <Badge tone="note">{t('adminOrders.givenBy', { admin: given_by })}</Badge>
  if (isMismatch(order)) return <MismatchBadge />
  return (
    <span className="flex items-center gap-2">
      <StatusBadge status={status} />
      {needs_person && (
        <span className="text-wait" title={t('admin.needsPerson')}>
          <Icon name="triangle-alert" />
          <span className="sr-only">{t('admin.needsPerson')}</span>
        </span>
      )}
    </span>
  )
}
