import type { AdminOrder } from '#contract/shop/orders.schema.ts'
import type { ShownStatus } from '#contract/shop/payment.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Paid is green, pending yellow, everything else red. */
export function StatusBadge({ status }: { status: ShownStatus }) {
  const { t } = useAdminText()
  return <Badge tone={toneOf(status)}>{t(`adminTransactions.status_${status}`)}</Badge>
}

function toneOf(status: ShownStatus): Tone {
  if (status === 'PAID') return 'ok'
  return status === 'PENDING' ? 'wait' : 'bad'
}

/** A payment was reported that does not match, and the order is still open. */
export function isMismatch({ status, needs_person }: Pick<AdminOrder, 'status' | 'needs_person'>): boolean {
  return needs_person && status !== 'PAID' && status !== 'REFUND'
}

export function MismatchBadge() {
  const { t } = useAdminText()
  return <Badge tone="wait">{t('adminOrders.mismatch')}</Badge>
}
