import type { CSSProperties } from 'react'
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

function colourOf(event: TimelineEvent): string {
  if (event.kind === 'attempt') return OUTCOME_COLOUR[event.outcome]
  if (event.kind === 'flag') return 'var(--color-wait)'
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
  return (
    <>
      <b>{t(`adminTransactions.${event.kind}`)}</b>
      {when}
    </>
  )
}
