import type { CSSProperties } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Days are counted once the wait is long enough to be a question. */
const DAYS_SHOWN_AFTER = 7
const DAY_MS = 24 * 60 * 60 * 1_000

/** One sentence for rows that are not done, or done without a confirmed reply. */
export function useActionNote(): (action: SendAction) => string | null {
  const { t, number, timestamp } = useAdminText()
  return ({
    state,
    held,
    needs_person,
    attempts,
    next_try_at,
    last_reply,
    waits_for,
    server,
    created_at,
  }) => {
    if (state === 'held') return held && t(`adminDelivery.held_${held}`)
    if ((state === 'unknown' || state === 'failed') && !needs_person) return t('adminDelivery.state_resolved')
    if (state === 'unknown') return t('adminDelivery.noReply')
    if (state === 'failed') return t('adminDelivery.failedNote')
    if (state === 'done') return last_reply === '' ? t('adminDelivery.silentNote') : null
    const days = Math.floor((Date.now() - Date.parse(created_at)) / DAY_MS)
    if (waits_for === 'player' && days >= DAYS_SHOWN_AFTER)
      return t('adminDelivery.playerDaysNote', { server: server.name, days: number(days) })
    if (waits_for) return t(`adminDelivery.${waits_for}Note`, { server: server.name })
    if (state !== 'queued' || attempts === 0 || next_try_at === null) return null
    return t('adminDelivery.waitingNote', { time: timestamp(next_try_at) })
  }
}

export function ActionNote({ action }: { action: SendAction }) {
  const { knownWords } = useAdminText()
  const note = useActionNote()(action)
  const { state, last_reply } = action
  return (
    note && (
      <span className="mt-0.5 block text-xs">
        {note}
        {state !== 'done' && last_reply && (
          <code className="code block text-soft">{knownWords(last_reply, 'reply')}</code>
        )}
      </span>
    )
  )
}

type Shown = SendAction['state'] | 'waiting'

const TONES: Record<Shown, Tone> = {
  queued: 'wait',
  waiting: 'note',
  sending: 'note',
  done: 'ok',
  failed: 'bad',
  unknown: 'wait',
  held: 'wait',
  cancelled: 'plain',
}

export function ActionBadge({ action }: { action: Pick<SendAction, 'state' | 'waits_for'> }) {
  const { t } = useAdminText()
  const shown: Shown = action.waits_for === 'player' ? 'waiting' : action.state
  return <Badge tone={TONES[shown]}>{t(`adminDelivery.state_${shown}`)}</Badge>
}

const CHIP = 'command inline-flex h-6 items-center gap-1.5 rounded-px bg-deep px-2 text-[0.75rem]'

/** Server and first command; an order of several packs has more, which are counted. The tooltip has all of them. */
export function CommandChips({ action: { server, action } }: { action: SendAction }) {
  const [first = '', ...others] = action.map(({ text }) => text)
  return (
    <span
      className="commands flex min-w-0 gap-1.5"
      title={[`${server.name}: ${first}`, ...others].join('\n')}
    >
      <span className={`${CHIP} min-w-0`}>
        <b
          className="inline-flex flex-none items-center gap-1.5 font-semibold text-faint"
          style={{ '--c': server.accent ?? undefined } as CSSProperties}
        >
          {server.name}
        </b>
        <code className="code truncate text-xs text-soft">{first}</code>
      </span>
      {others.length > 0 && (
        <span className={`${CHIP} flex-none text-soft`}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="sr-only">{others.join(', ')}</span>
        </span>
      )}
    </span>
  )
}
