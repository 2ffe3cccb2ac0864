import type { ReactNode } from 'react'
import type { SendAction } from '#contract/delivery.schema.ts'
import { useAdminText } from '../text/use-admin-text.ts'

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
  if (state !== 'queued' || attempts === 0 || next_try_at === null) return null
  return (
    <Note tone="text-note">
      {t('adminDelivery.waitingNote', { time: timestamp(next_try_at) })}
      {last_reply && <code className="code block text-faint">{last_reply}</code>}
    </Note>
  )
}

function Note({ tone, children }: { tone: string; children: ReactNode }) {
  return <span className={`mt-0.5 block text-xs ${tone}`}>{children}</span>
}
