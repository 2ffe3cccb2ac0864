import type { AdminOrder } from '#contract/shop/orders.schema.ts'
import type { ShownStatus } from '#contract/shop/payment.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export function StatusBadge({ status }: { status: ShownStatus }) {
  const { t } = useAdminText()
  const tone = status === 'PAID' ? 'ok' : status === 'PENDING' ? 'wait' : 'bad'
  return <Badge tone={tone}>{t(`adminTransactions.status_${status}`)}</Badge>
}

/** A payment was reported that does not match, and the order is still open. */
export function isMismatch({ status, needs_person }: Pick<AdminOrder, 'status' | 'needs_person'>): boolean {
  return needs_person && status !== 'PAID' && status !== 'REFUND'
}

export function MismatchBadge() {
  const { t } = useAdminText()
  return <Badge tone="wait">{t('adminOrders.mismatch')}</Badge>
}
