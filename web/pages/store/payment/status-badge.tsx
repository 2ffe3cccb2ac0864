import { LABELLED_STATUSES, type ShownStatus, shownStatus } from '#contract/shop/payment.ts'
import type { Translate } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'

/** Never colour alone: the badge also has a label and a mark. */
const TONES: Record<ShownStatus, string> = {
  PAID: 'bg-ok-bg text-ok',
  PENDING: 'bg-wait-bg text-wait',
  EXPIRED: 'bg-bad-bg text-bad',
  FAILED: 'bg-bad-bg text-bad',
  REFUND: 'bg-note-bg text-note',
}

export function statusLabel(status: string, t: Translate): string {
  return t(`payment.status_${LABELLED_STATUSES.find((known) => known === status) ?? 'PENDING'}`)
}

/** `isPlain`: in the colours of what is around it. */
export function StatusBadge({ status, isPlain = false }: { status: string; isPlain?: boolean }) {
  const { t } = useText()
  const look = isPlain
    ? 'min-h-6 bg-transparent px-0 text-inherit'
    : `min-h-8 px-3 ${TONES[shownStatus(status)]}`
  return (
    <span role="status" data-status={shownStatus(status)} className={`badge text-sm ${look}`}>
      {statusLabel(status, t)}
    </span>
  )
}
