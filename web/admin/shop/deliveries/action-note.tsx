import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Days are counted once the wait is long enough to be a question. */
const DAYS_SHOWN_AFTER = 7
const DAY_MS = 24 * 60 * 60 * 1_000

/** One sentence for rows that are not done, or done without a confirmed reply. */
export function useActionNote(): (action: SendAction) => string | null {
  const { t, number, timestamp } = useAdminText()
  return ({ state, needs_person, attempts, next_try_at, last_reply, waits_for, server, created_at }) => {
    if (state === 'unknown' || state === 'failed')
      return needs_person ? t(`adminDelivery.${state}Note`) : t('adminDelivery.checkedNote')
    if (state === 'done') return last_reply === '' ? t('adminDelivery.silentNote') : null
    const days = Math.floor((Date.now() - Date.parse(created_at)) / DAY_MS)
    if (waits_for === 'player' && days >= DAYS_SHOWN_AFTER)
      return t('adminDelivery.playerDaysNote', { server: server.name, days: number(days) })
    if (waits_for) return t(`adminDelivery.${waits_for}Note`, { server: server.name })
    if (state !== 'queued' || attempts === 0 || next_try_at === null) return null
    return t('adminDelivery.waitingNote', { time: timestamp(next_try_at) })
  }
}

/** With the reply of the game server, unless it is done. */
export function ActionNote({ action }: { action: SendAction }) {
  const note = useActionNote()(action)
  const { state, last_reply } = action
  return (
    note && (
      <span className="mt-0.5 block text-xs">
        {note}
        {state !== 'done' && last_reply && <code className="code block text-soft">{last_reply}</code>}
      </span>
    )
  )
}

/** Where the commands run. */
export function ActionServer({ action }: { action: SendAction }) {
  const { t } = useAdminText()
  const { server, wait_online } = action
  return wait_online ? t('adminDelivery.whenOnline', { server: server.name }) : server.name
}
