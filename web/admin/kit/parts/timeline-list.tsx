import type { CSSProperties, ReactNode } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { OrderEvent } from '#contract/shop/orders.schema.ts'
import { replyText } from '../text/reply-text.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import type { TimelineEvent } from './timeline.ts'

const OUTCOME_COLOUR = {
  done: 'var(--color-ok)',
  failed: 'var(--color-bad)',
  unknown: 'var(--color-wait)',
  not_sent: 'var(--color-wait)',
  checked: 'var(--color-edge)',
} as const

export function TimelineList({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="timeline">
      {events.map((event, index) => (
        <li key={index} style={{ '--c': colourOf(event) } as CSSProperties}>
          <Happening event={event} />
        </li>
      ))}
    </ol>
  )
}

function StaffEvent({ event, when }: { event: OrderEvent; when: ReactNode }) {
  const { t } = useAdminText()
  const { kind, admin, text, from, to } = event
  const names = { from: shownUsername(from ?? ''), to: shownUsername(to ?? '') }
  return (
    <>
      <b>{t(`adminOrders.event_${kind}`, { admin: admin ?? '' })}</b>
      {when}
      {kind === 'renamed' && <p className="mt-1 text-soft">{t('adminOrders.renamedFrom', names)}</p>}
      {text && <p className="wrap-anywhere mt-1 whitespace-pre-line text-soft">{text}</p>}
    </>
  )
}

function colourOf(event: TimelineEvent): string {
  if (event.kind === 'attempt') return OUTCOME_COLOUR[event.outcome]
  if (event.kind === 'flag') return 'var(--color-wait)'
  if (event.kind === 'takenBack') return 'var(--color-note)'
  return event.kind === 'paid' || event.kind === 'delivered' ? 'var(--color-ok)' : 'var(--color-edge)'
}

function Happening({ event }: { event: TimelineEvent }) {
  const { t, exactTimestamp } = useAdminText()
  const when = <span className="num block text-faint text-xs">{exactTimestamp(event.at)}</span>
  if (event.kind === 'flag') {
    return (
      <>
        <b className="text-wait">{t(`adminTransactions.flag_${event.flag}`)}</b>
        {when}
        {event.detail && <code className="code mt-1 block text-soft">{event.detail}</code>}
      </>
    )
  }
  if (event.kind === 'attempt') {
    return (
      <>
        <b>{t(`adminTransactions.attempt_${event.outcome}`)}</b>
        {when}
        {event.command !== null && <code className="code mt-1 block">{event.command}</code>}
        <code className="code block text-faint">{replyText(event, t)}</code>
      </>
    )
  }
  if (event.kind === 'event') return <StaffEvent event={event.event} when={when} />
  return (
    <>
      <b>
        {event.kind === 'refundQueued' || event.kind === 'takenBack'
          ? t(`adminOrders.${event.kind}`)
          : t(`adminTransactions.${event.kind}`)}
      </b>
      {when}
    </>
  )
}
