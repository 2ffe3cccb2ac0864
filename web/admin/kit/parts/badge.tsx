import type { ReactNode } from 'react'
import type { OrderDelivery } from '#contract/shop/order-delivery.ts'
import { useAdminText } from '../text/use-admin-text.ts'

const TONES = {
  ok: 'text-ok',
  wait: 'text-wait',
  bad: 'text-bad',
  note: 'text-note',
  /** Green square, quiet word: as it should be, so that only exceptions have colour. */
  done: 'state-done',
  plain: 'state-plain',
}
export type Tone = keyof typeof TONES

/** A state as a square and a word, because colour alone is not accessible. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`state ${TONES[tone]}`}>
      <span className="truncate">{children}</span>
    </span>
  )
}

const DELIVERY_TONES: Record<OrderDelivery, Tone> = {
  queued: 'wait',
  waiting: 'note',
  delivered: 'done',
  unknown: 'wait',
  failed: 'bad',
  held: 'wait',
  resolved: 'plain',
  cancelled: 'plain',
  partly_taken_back: 'wait',
  taken_back: 'note',
}

export function OrderDeliveryBadge({ delivery }: { delivery: OrderDelivery }) {
  const { t } = useAdminText()
  return <Badge tone={DELIVERY_TONES[delivery]}>{t(`adminDelivery.state_${delivery}`)}</Badge>
}

/** Marks what was paid with play money. */
export function TestBadge() {
  const { t } = useAdminText()
  return <span className="mark">{t('adminTestData.badge')}</span>
}
