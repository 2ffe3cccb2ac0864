import { useId, useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { Board, UnknownPayment } from '#contract/shop/money.schema.ts'
import { adminCall, type Loaded } from '#web/admin/kit/api/admin-call.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { findText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { dayText } from './period.ts'

const SHOWN = 5

/** Payments that only the gateway knows, above everything else. */
export function UnknownPayments({ board, onChanged }: { board: Board; onChanged: () => void }) {
  return board.unknown.payments
    .slice(0, SHOWN)
    .map((payment, place) => (
      <UnknownItem
        key={payment.gateway_reference}
        payment={payment}
        isFirst={place === 0}
        onChanged={onChanged}
      />
    ))
}

/** Whether gateway, orders and deliveries agree, in one line; the days and the orders that differ unfold. */
export function AddsUp({ loaded }: { loaded: Loaded<Board> }) {
  const { t, number, language } = useAdminText()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { data: board, problem, reload } = loaded
  if (!board) {
    const failed = <Problem text={t('adminMoney.boardFailed')} error={problem} onRetry={reload} />
    return problem === null ? <p className="min-h-11" /> : failed
  }
  const off = board.days.filter((day) => resultOf(day) !== 'addsUp')
  const count = board.days.length
  const isWell = off.length === 0
  return (
    <section>
      <p className="flex flex-wrap items-center gap-x-2.5 text-soft text-sm">
        <Icon name={isWell ? 'circle-check' : 'circle-alert'} className={isWell ? 'text-ok' : 'text-wait'} />
        <b className="text-ink">
          {t('adminMoney.someAddUp', { count: number(count - off.length), total: number(count) })}
        </b>
        {` ${off.map(({ day }) => dayText(day, language)).join(', ')} `}
        <button
          type="button"
          className="link min-h-11"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'adminMoney.hideDays' : 'adminMoney.showDays')}
        </button>
      </p>
      <div id={id} hidden={!isOpen}>
        <DaysTable days={board.days} />
        <div className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-3">
          <OrderList title={t('adminOrders.mismatchTitle')} tone="bad" list={board.mismatched} />
          <OrderList title={t('adminMoney.notDelivered')} tone="wait" list={board.not_delivered} />
          <OrderList
            title={t('adminMoney.neverPaid')}
            tone="bad"
            list={board.never_paid}
            none={t('adminMoney.neverPaidNone')}
          />
        </div>
      </div>
    </section>
  )
}

function DaysTable({ days }: Pick<Board, 'days'>) {
  const { t, number, language } = useAdminText()
  return (
    <div className="money-table">
      <table className="data-table">
        <thead>
          <tr>
            <Head>{t('adminMoney.group_day')}</Head>
            <Head className="max-md:hidden">{t('adminMoney.gatewayPaid')}</Head>
            <Head>{t('adminMoney.ordersPaid')}</Head>
            <Head className="max-sm:hidden">{t('admin.delivered')}</Head>
            <Head>{t('admin.result')}</Head>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row" className="whitespace-nowrap">
                {dayText(day.day, language)}
              </th>
              <td className="max-md:hidden">{number(day.gateway_paid)}</td>
              <td>{number(day.orders_paid)}</td>
              <td className="max-sm:hidden">{number(day.delivered)}</td>
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

type Day = Board['days'][number]

function resultOf({ gateway_paid, orders_paid, stuck, on_the_way }: Day) {
  if (gateway_paid > orders_paid) return 'missing'
  return stuck > 0 ? 'stuck' : on_the_way > 0 ? 'onTheWay' : 'addsUp'
}

function DayResult({ day }: { day: Day }) {
  const { t, number } = useAdminText()
  const counts = {
    missing: day.gateway_paid - day.orders_paid,
    stuck: day.stuck,
    onTheWay: day.on_the_way,
  }
  const result = resultOf(day)
  if (result === 'addsUp') return <Badge tone="ok">{t('adminMoney.addsUp')}</Badge>
  return (
    <Badge tone={result === 'missing' ? 'bad' : 'wait'}>
      {t(`adminMoney.${result}`, { count: number(counts[result]) })}
    </Badge>
  )
}

type ListProps = { title: string; tone: 'wait' | 'bad'; list: Board['not_delivered']; none?: string }

function OrderList({ title, tone, list: { count, orders }, none }: ListProps) {
  const { t, rupiah, number, shortTime } = useAdminText()
  const more = count - Math.min(SHOWN, orders.length)
  return (
    <section>
      <h3 className="mb-2 flex items-center gap-2 text-base">
        <Badge tone={count > 0 ? tone : 'ok'}>{number(count)}</Badge>
        {title}
      </h3>
      {count === 0 && <p className="text-soft text-sm">{none ?? t('admin.none')}</p>}
      <ul className="text-sm">
        {orders.slice(0, SHOWN).map(({ id, username, amount, at }) => (
          <li key={id}>
            <SiteLink
              to={`/admin/store/transactions/${id}`}
              className="link inline-flex min-h-11 items-center lg:min-h-8"
            >
              {shownUsername(username)} · {rupiah(amount)} · {shortTime(at)}
            </SiteLink>
          </li>
        ))}
        {more > 0 && <li className="text-faint">{t('admin.andMore', { count: number(more) })}</li>}
      </ul>
    </section>
  )
}

type ItemProps = { payment: UnknownPayment; isFirst: boolean; onChanged: () => void }

function UnknownItem({ payment, isFirst, onChanged }: ItemProps) {
  const { t, rupiah, shortTime } = useAdminText()
  const { busy, problem, run } = useAction()
  const { gateway_reference, amount, at, asked_at, asked_result } = payment
  const params = { gateway_reference }
  /** A status that is not known stays as the gateway wrote it. */
  const said = (result: string) =>
    findText(t, `adminTransactions.status_${result.replace('UNPAID', 'PENDING')}`) ?? result
  const ask = () =>
    run(async () => {
      const { result } = await adminCall('POST /api/admin/money/unknown/:gateway_reference/ask', { params })
      showDone(t('adminMoney.answered', { result: said(result) }))
      onChanged()
    })
  return (
    <div className="text-sm flex flex-wrap items-center gap-x-4 gap-y-2 px-3.5 py-2.5 [background:linear-gradient(90deg,var(--color-wait-bg),transparent_85%)] border-l-4 border-wait text-soft">
      <p className="wrap-anywhere flex-[1_1_18rem]">
        <b className="text-ink">{t('adminMoney.unknownPayment', { amount: rupiah(amount) })}</b>{' '}
        {shortTime(at)}, {gateway_reference}.{' '}
        {asked_at &&
          asked_result &&
          t('adminMoney.askedAt', { time: shortTime(asked_at), result: said(asked_result) })}
      </p>
      <Button
        variant={isFirst ? 'primary' : 'outline'}
        icon="refresh-cw"
        label={t('adminMoney.ask')}
        busy={busy}
        onClick={ask}
      />
      <AskButton variant="ghost" label={t('adminMoney.closeWithReason')} disabled={busy}>
        {(onClose) => (
          <Confirm
            question={t('adminMoney.closeQuestion', { amount: rupiah(amount) })}
            act={t('admin.close')}
            withReason="required"
            reasonLabel={t('adminMoney.closeReason')}
            onAct={(reason = '') =>
              adminCall('POST /api/admin/money/unknown/:gateway_reference/close', {
                params,
                body: { reason },
              })
            }
            done={t('adminMoney.closed')}
            onDone={onChanged}
            onClose={onClose}
            text={t('adminMoney.closeText')}
          />
        )}
      </AskButton>
      <Problem text={t('adminMethods.askFailed')} error={problem} />
    </div>
  )
}
