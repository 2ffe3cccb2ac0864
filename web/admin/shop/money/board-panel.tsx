import { useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { Board, BoardOrder, UnknownPayment } from '#contract/shop/money.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { FailedList } from '#web/admin/kit/lists/list-states.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { CloseQuestion } from './close-question.tsx'
import { dayText } from './period-labels.ts'

const SHOWN = 5

/** The numbers of the gateway, the orders and the deliveries of the last days, and the orders where they differ. */
export function BoardPanel() {
  const { t, shortTime } = useAdminText()
  const loaded = useLoaded('board', (signal) => adminCall('GET /api/admin/money/board', {}, signal))
  const { data: board, problem, reload, loadedAt } = loaded
  return (
    <Panel
      title={t('adminMoney.board')}
      text={loadedAt ? t('adminMoney.boardAt', { time: shortTime(loadedAt) }) : t('admin.loading')}
      action={
        <button type="button" className="btn btn-outline btn-sm" onClick={reload}>
          <Icon name="refresh-cw" />
          {t('adminMoney.fetchAgain')}
        </button>
      }
      flush
    >
      {!board && problem !== null && (
        <FailedList text={t('adminMoney.notLoaded')} error={problem} onRetry={reload} />
      )}
      {!board && problem === null && <div className="h-96" />}
      {board && (
        <>
          <DaysTable days={board.days} />
          <div className="panel-body grid grid-cols-1 gap-6 lg:grid-cols-3">
            <GatewayList board={board} onChanged={reload} />
            <OrderList title={t('adminMoney.notDelivered')} tone="wait" list={board.not_delivered} />
            <OrderList
              title={t('adminMoney.neverPaid')}
              tone="bad"
              list={board.never_paid}
              none={t('adminMoney.neverPaidNone')}
            />
          </div>
        </>
      )}
    </Panel>
  )
}

function DaysTable({ days }: Pick<Board, 'days'>) {
  const { t, number, language } = useAdminText()
  return (
    <div className="money-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('adminMoney.group_day')}</th>
            <th scope="col" className="wide">
              {t('adminMoney.gatewayPaid')}
            </th>
            <th scope="col">{t('adminMoney.ordersPaid')}</th>
            <th scope="col" className="roomy">
              {t('adminMoney.delivered')}
            </th>
            <th scope="col">{t('adminMoney.result')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row" className="whitespace-nowrap">
                {dayText(day.day, language)}
              </th>
              <td className="wide">{number(day.gateway_paid)}</td>
              <td>{number(day.orders_paid)}</td>
              <td className="roomy">{number(day.delivered)}</td>
              <td>
                <DayResult day={day} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayResult({ day }: { day: Board['days'][number] }) {
  const { t, number } = useAdminText()
  const missing = day.gateway_paid - day.orders_paid
  if (missing > 0) return <Badge tone="bad">{t('adminMoney.missing', { count: number(missing) })}</Badge>
  if (day.stuck > 0) return <Badge tone="wait">{t('adminMoney.stuck', { count: number(day.stuck) })}</Badge>
  if (day.on_the_way > 0)
    return <Badge tone="wait">{t('adminMoney.onTheWay', { count: number(day.on_the_way) })}</Badge>
  return <Badge tone="ok">{t('adminMoney.addsUp')}</Badge>
}

function ListHead({ title, count, tone }: { title: string; count: number; tone: 'wait' | 'bad' }) {
  const { number } = useAdminText()
  return (
    <h3 className="mb-2 flex items-center gap-2 text-base">
      <Badge tone={count > 0 ? tone : 'ok'}>{number(count)}</Badge>
      {title}
    </h3>
  )
}

type ListProps = { title: string; tone: 'wait' | 'bad'; list: Board['not_delivered']; none?: string }

function OrderList({ title, tone, list, none }: ListProps) {
  const { t } = useAdminText()
  return (
    <section>
      <ListHead title={title} count={list.count} tone={tone} />
      {list.count === 0 && <p className="text-soft text-sm">{none ?? t('adminMoney.none')}</p>}
      <OrderLinks list={list} />
    </section>
  )
}

function OrderLinks({ list }: { list: { count: number; orders: readonly BoardOrder[] } }) {
  const { t, rupiah, number, shortTime } = useAdminText()
  const more = list.count - Math.min(SHOWN, list.orders.length)
  return (
    <ul className="text-sm">
      {list.orders.slice(0, SHOWN).map(({ id, username, amount, at }) => (
        <li key={id}>
          <SiteLink
            to={`/admin/store/transactions/${id}`}
            className="link inline-flex min-h-11 items-center lg:min-h-8"
          >
            {shownUsername(username)} · {rupiah(amount)} · {shortTime(at)}
          </SiteLink>
        </li>
      ))}
      {more > 0 && <li className="text-faint">{t('adminMoney.more', { count: number(more) })}</li>}
    </ul>
  )
}

/** Payments without an order, and payments that do not match theirs. */
function GatewayList({ board: { unknown, mismatched }, onChanged }: { board: Board; onChanged: () => void }) {
  const { t } = useAdminText()
  const [closing, setClosing] = useState<UnknownPayment | null>(null)
  return (
    <section>
      <ListHead title={t('adminMoney.gatewayHasIt')} count={unknown.count + mismatched.count} tone="bad" />
      {unknown.count + mismatched.count === 0 && <p className="text-soft text-sm">{t('adminMoney.none')}</p>}
      <ul className="grid gap-3 text-sm">
        {unknown.payments.slice(0, SHOWN).map((payment) => (
          <UnknownItem
            key={payment.gateway_reference}
            payment={payment}
            onChanged={onChanged}
            onClose={() => setClosing(payment)}
          />
        ))}
      </ul>
      <OrderLinks list={mismatched} />
      {closing && <CloseQuestion payment={closing} onDone={onChanged} onClose={() => setClosing(null)} />}
    </section>
  )
}

type ItemProps = { payment: UnknownPayment; onChanged: () => void; onClose: () => void }

function UnknownItem({ payment, onChanged, onClose }: ItemProps) {
  const { t, rupiah, shortTime } = useAdminText()
  const { busy, problem, run } = useAction()
  const { gateway_reference, amount, at, asked_at, asked_result } = payment
  const ask = () =>
    run(async () => {
      const sent = { params: { gateway_reference } }
      const { result } = await adminCall('POST /api/admin/money/unknown/:gateway_reference/ask', sent)
      showDone(t('adminMoney.answered', { result }))
      onChanged()
    })
  return (
    <li>
      <p className="[overflow-wrap:anywhere]">
        {gateway_reference} · {rupiah(amount)} · {shortTime(at)}
      </p>
      {asked_at && asked_result && (
        <p className="text-faint">
          {t('adminMoney.askedAt', { time: shortTime(asked_at), result: asked_result })}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <BusyButton
          className="btn-outline btn-sm"
          busy={busy}
          busyLabel={t('adminMoney.asking')}
          onClick={ask}
        >
          {t('adminMoney.askAgain')}
        </BusyButton>
        <button type="button" className="btn btn-ghost btn-sm" disabled={busy} onClick={onClose}>
          {t('adminMoney.close')}
        </button>
      </div>
      {problem !== null && <Problem text={t('adminMoney.askFailed')} error={problem} />}
    </li>
  )
}
