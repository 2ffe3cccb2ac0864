import type { ReactNode } from 'react'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import type { WaitsFor } from '#contract/shop/delivery.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** One sentence for rows that are not done, or done without a confirmed reply. */
export function ActionNote({ action }: { action: SendAction }) {
  const { t, timestamp } = useAdminText()
  const { state, needs_person, attempts, next_try_at, last_reply } = action
  if (state === 'unknown' || state === 'failed') {
    if (!needs_person) return <Note tone="text-faint">{t('adminDelivery.checkedNote')}</Note>
    const tone = state === 'unknown' ? 'text-wait' : 'text-bad'
    return (
      <Note tone={tone}>
        {t(`adminDelivery.${state}Note`)}
        {last_reply && <code className="code block text-soft">{last_reply}</code>}
      </Note>
    )
  }
  if (state === 'done' && last_reply === '')
    return <Note tone="text-note">{t('adminDelivery.silentNote')}</Note>
  if (action.waits_for) return <WaitingNote action={action} waitsFor={action.waits_for} />
  if (state !== 'queued' || attempts === 0 || next_try_at === null) return null
  return (
    <Note tone="text-note">
      {t('adminDelivery.waitingNote', { time: timestamp(next_try_at) })}
      {last_reply && <code className="code block text-faint">{last_reply}</code>}
    </Note>
  )
}

/** Days are counted once the wait is long enough to be a question. */
const DAYS_SHOWN_AFTER = 7
const DAY_MS = 24 * 60 * 60 * 1_000

function WaitingNote({ action, waitsFor }: { action: SendAction; waitsFor: WaitsFor }) {
  const { t, number } = useAdminText()
  const server = action.server.name
  if (waitsFor !== 'player')
    return <Note tone="text-wait">{t(`adminDelivery.${waitsFor}Note`, { server })}</Note>
  const days = Math.floor((Date.now() - Date.parse(action.created_at)) / DAY_MS)
  return (
    <Note tone="text-note">
      {days >= DAYS_SHOWN_AFTER
        ? t('adminDelivery.playerDaysNote', { server, days: number(days) })
        : t('adminDelivery.playerNote', { server })}
    </Note>
  )
}

/** Where the commands run. */
export function ActionServer({ action }: { action: SendAction }) {
  const { t } = useAdminText()
  const { server, wait_online } = action
  return wait_online ? t('adminDelivery.whenOnline', { server: server.name }) : server.name
}

function Note({ tone, children }: { tone: string; children: ReactNode }) {
  return <span className={`mt-0.5 block text-xs ${tone}`}>{children}</span>
}
