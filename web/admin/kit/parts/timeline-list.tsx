import type { CSSProperties } from 'react'
import { shownUsername } from '#contract/network/username.ts'
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
  if (event.kind === 'takenBack') return 'var(--color-note)'
  return event.kind === 'paid' || event.kind === 'delivered' ? 'var(--color-ok)' : 'var(--color-edge)'
}

function Happening({ event }: { event: TimelineEvent }) {
  const { exactTimestamp } = useAdminText()
  return (
    <>
      <b className={event.kind === 'flag' ? 'text-wait' : undefined}>{useTitle(event)}</b>
      <span className="num block text-faint text-xs">{exactTimestamp(event.at)}</span>
      <Details event={event} />
    </>
  )
}

function useTitle(event: TimelineEvent): string {
  const { t } = useAdminText()
  switch (event.kind) {
    case 'flag':
      return t(`adminTransactions.flag_${event.flag}`)
    case 'attempt':
      return t(`adminTransactions.attempt_${event.outcome}`)
    case 'event':
      return t(`adminOrders.event_${event.event.kind}`, { admin: event.event.admin ?? '' })
    case 'refundQueued':
    case 'takenBack':
      return t(`adminOrders.${event.kind}`)
    default:
      return t(`adminTransactions.${event.kind}`)
  }
}

function Details({ event }: { event: TimelineEvent }) {
  const words = useAdminText()
  if (event.kind === 'flag') {
    return (
      event.detail && (
        <code className="code mt-1 block text-soft">{words.knownWords(event.detail, 'flag')}</code>
      )
    )
  }
  if (event.kind === 'attempt') {
    return (
      <>
        {event.command !== null && <code className="code mt-1 block">{event.command}</code>}
        <code className="code block text-faint">{replyText(event, words)}</code>
      </>
    )
  }
  if (event.kind !== 'event') return null
  const { kind, text, from, to } = event.event
  const names = { from: shownUsername(from ?? ''), to: shownUsername(to ?? '') }
  return (
    <>
      {kind === 'renamed' && <p className="mt-1 text-soft">{words.t('adminOrders.renamedFrom', names)}</p>}
      {text && <p className="wrap-anywhere mt-1 whitespace-pre-line text-soft">{text}</p>}
    </>
  )
}
