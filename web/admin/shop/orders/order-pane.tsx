// One order beside the list, with the panels of its page. Only the content scrolls.
import { useState } from 'react'
import { BEDROCK_MARK, shownUsername } from '#contract/network/username.ts'
import type { AdminOrder, OrderDetail } from '#contract/shop/orders.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { StaleNotice } from '#web/admin/kit/parts/action.tsx'
import { IconButton } from '#web/admin/kit/parts/button.tsx'
import { timelineOf } from '#web/admin/kit/parts/timeline.ts'
import { TimelineList } from '#web/admin/kit/parts/timeline-list.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { CommandsPanel } from './commands-panel.tsx'
import { NotePanel } from './note-form.tsx'
import { OrderActs } from './order-acts.tsx'
import { OtherOrdersPanel } from './other-orders-panel.tsx'
import { GiftPanel, MoneyPanel, PaymentPanel } from './payment-panel.tsx'
import { LatestChange, QuestionPanel } from './question-panel.tsx'
import { type Asked, Questions } from './questions.tsx'

const REFRESH_MS = 5_000

type Props = {
  id: string
  orders: readonly AdminOrder[]
  onOpen: (id: string | null) => void
  onChange: () => void
}

export function OrderPane({ id, orders, onOpen, onChange }: Props) {
  const { t } = useAdminText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const loaded = useReply('GET /api/admin/transactions/:id', { params: { id } }, REFRESH_MS)
  const { data: order, stale, reload } = loaded
  return (
    <aside
      className="pane fixed inset-[3.5rem_0_0_auto] z-(--z-sticky) flex w-(--pane) flex-col border-line border-l bg-slab"
      aria-label={t('adminOrders.order')}
      aria-busy={stale}
    >
      <PaneTop id={id} orders={orders} onOpen={onOpen} />
      <div
        className="pane-body grid min-h-0 flex-1 grid-cols-1 content-start gap-4.5 overflow-y-auto px-5 pt-4 pb-5 data-stale:opacity-60"
        data-stale={stale || undefined}
      >
        {!order && <NotLoaded loaded={loaded} />}
        {order && (
          <>
            <StaleNotice {...loaded} />
            <Who order={order} />
            <LatestChange order={order} />
            <QuestionPanel order={order} onAsk={setAsked} />
            <CommandsPanel order={order} onAsk={setAsked} />
            <MoneyPanel order={order} />
            <PaymentPanel order={order} />
            <GiftPanel order={order} />
            <Panel title={t('adminOrders.happened')}>
              <TimelineList events={timelineOf(order, order.send_actions)} />
            </Panel>
            <OtherOrdersPanel order={order} />
            <NotePanel key={id} id={id} onAdded={reload} />
          </>
        )}
      </div>
      {order && <OrderActs order={order} onAsk={setAsked} />}
      {order && asked && (
        <Questions
          order={order}
          asked={asked}
          onDone={() => {
            reload()
            onChange()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </aside>
  )
}

function PaneTop({ id, orders, onOpen }: Pick<Props, 'id' | 'orders' | 'onOpen'>) {
  const { t, number } = useAdminText()
  const at = orders.findIndex(({ _id }) => _id === id)
  const place = { place: number(at + 1), count: number(orders.length) }
  const steps = [
    { icon: 'arrow-up', letter: 'K', label: t('adminOrders.before'), to: orders[at - 1] },
    { icon: 'arrow-down', letter: 'J', label: t('adminOrders.after'), to: orders[at + 1] },
  ] as const
  return (
    <div className="pane-top flex h-11 flex-none items-center gap-1 border-line border-b pr-2 pl-5 text-[0.8125rem] text-faint">
      <span className="num mr-auto">{at === -1 ? t('adminOrders.order') : t('adminLists.place', place)}</span>
      {steps.map(({ icon, letter, label, to }) => (
        <button
          key={letter}
          type="button"
          className="inline-flex min-h-8 items-center gap-1 rounded-block px-1.5 text-soft hover:bg-raised disabled:opacity-40"
          aria-label={label}
          disabled={!to}
          onClick={() => to && onOpen(to._id)}
        >
          <Icon name={icon} />
          <kbd>{letter}</kbd>
        </button>
      ))}
      <SiteLink
        to={`/admin/store/transactions/${id}`}
        className="icon-btn"
        aria-label={t('adminOrders.openPage')}
      >
        <Icon name="external-link" />
      </SiteLink>
      <IconButton icon="x" label={t('admin.close')} aria-keyshortcuts="Escape" onClick={() => onOpen(null)} />
    </div>
  )
}

function Who({ order }: { order: OrderDetail }) {
  const { language, shortTime, timestamp } = useAdminText()
  const name = shownUsername(order.username)
  const edition = order.username.startsWith(BEDROCK_MARK) ? 'Bedrock' : 'Java'
  return (
    <div className="flex items-center gap-3">
      <PlayerHead name={name} size={44} />
      <div className="min-w-0">
        <h2 className="truncate text-lg">{name}</h2>
        <p className="truncate text-[0.84375rem] text-soft" title={timestamp(order.created_at)}>
          {`${productNameIn(language, order)} · ${edition} · ${shortTime(order.created_at)}`}
        </p>
      </div>
    </div>
  )
}
