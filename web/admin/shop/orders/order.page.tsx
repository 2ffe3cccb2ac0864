import { useState } from 'react'
import { BEDROCK_MARK, shownUsername } from '#contract/network/username.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { type Loaded, useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen, BackLink } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadingRows, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { useListKeys } from '#web/admin/kit/lists/use-list-keys.ts'
import { StaleNotice } from '#web/admin/kit/parts/action.tsx'
import { Badge, OrderDeliveryBadge, TestBadge } from '#web/admin/kit/parts/badge.tsx'
import { Button, LinkButton } from '#web/admin/kit/parts/button.tsx'
import { timelineOf } from '#web/admin/kit/parts/timeline.ts'
import { TimelineList } from '#web/admin/kit/parts/timeline-list.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { CommandsPanel } from './commands-panel.tsx'
import { NotePanel } from './note-form.tsx'
import { useOrderActs } from './order-acts.tsx'
import { OtherOrdersPanel } from './other-orders-panel.tsx'
import { GiftPanel, MoneyPanel, PaymentPanel } from './payment-panel.tsx'
import { LatestChange, QuestionPanel } from './question-panel.tsx'
import { type Asked, Questions } from './questions.tsx'
import { isMismatch, MismatchBadge, StatusBadge } from './status-badge.tsx'

const REFRESH_MS = 5_000

export default function OrderPage({ params: { id } }: { params: { id: string } }) {
  const { t, language, rupiah, timestamp } = useAdminText()
  useListKeys()
  const loaded = useReply('GET /api/admin/transactions/:id', { params: { id } }, REFRESH_MS)
  const order = loaded.stale ? null : loaded.data
  const name = order && shownUsername(order.username)
  return (
    <AdminScreen
      title={name ?? t('adminOrders.order')}
      icon={name === null ? undefined : <PlayerHead name={name} size={40} />}
      text={
        order &&
        `${productNameIn(language, order)} · ${rupiah(order.amount)} · ${timestamp(order.created_at)}`
      }
      back={<BackLink to="/admin/store?tab=transactions">{t('adminNavigation.orders')}</BackLink>}
      action={
        order && (
          <LinkButton
            to={`/store/checkout/${order.reference}`}
            icon="external-link"
            target="_blank"
            label={t('adminOrders.publicPage')}
          />
        )
      }
      waiting={<LoadingRows rows={4} />}
    >
      {order ? <Details order={order} loaded={loaded} /> : <NotLoaded loaded={loaded} />}
    </AdminScreen>
  )
}

function Details({ order, loaded }: { order: OrderDetail; loaded: Loaded<OrderDetail> }) {
  const { t } = useAdminText()
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNotice {...loaded} />
      <p className="-mt-2 flex flex-wrap items-center gap-2">
        {order.given_by !== null && (
          <Badge tone="note">{t('adminOrders.event_given', { admin: order.given_by })}</Badge>
        )}
        {(order.given_by === null || order.status !== 'PAID') &&
          (isMismatch(order) ? <MismatchBadge /> : <StatusBadge status={order.status} />)}
        {order.delivery && <OrderDeliveryBadge delivery={order.delivery} />}
        {order.is_test && <TestBadge />}
        <span className="mark">{order.username.startsWith(BEDROCK_MARK) ? 'Bedrock' : 'Java'}</span>
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <LatestChange order={order} />
          <QuestionPanel order={order} onAsk={setAsked} />
          <CommandsPanel order={order} onAsk={setAsked} />
          <Panel title={t('adminOrders.happened')}>
            <TimelineList events={timelineOf(order, order.send_actions)} />
          </Panel>
          <NotePanel id={order._id} onAdded={loaded.reload} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <MoneyPanel order={order} />
          <PaymentPanel order={order} />
          <GiftPanel order={order} />
          <ActionsPanel order={order} onAsk={setAsked} />
          <OtherOrdersPanel order={order} />
        </div>
      </div>
      {asked && (
        <Questions order={order} asked={asked} onDone={loaded.reload} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

function ActionsPanel({ order, onAsk }: { order: OrderDetail; onAsk: (asked: Asked) => void }) {
  const { t } = useAdminText()
  const { rename, refund } = useOrderActs(order)
  if (order.status === 'REFUND') return null
  return (
    <Panel title={t('adminOrders.actions')}>
      <div className="grid grid-cols-1 gap-2">
        <Button icon="user-pen" disabled={!rename.isPossible} onClick={() => onAsk({ what: 'rename' })}>
          {t('adminOrders.rename')}
        </Button>
        <p className="mb-2 text-faint text-xs">{rename.note}</p>
        <Button
          variant="danger"
          icon="undo-2"
          disabled={!refund.isPossible}
          onClick={() => onAsk({ what: 'refund' })}
        >
          {refund.label}
        </Button>
        <p className="text-faint text-xs">{refund.note}</p>
      </div>
    </Panel>
  )
}
