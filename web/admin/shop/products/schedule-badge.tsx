import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { type Schedule, scheduleOf } from './schedule.ts'

const TONES: Record<Schedule['kind'], Tone> = {
  from: 'note',
  ended: 'plain',
  until: 'note',
  saleFrom: 'note',
  saleUntil: 'wait',
  sale: 'wait',
}

export function ScheduleBadge({ product, now }: { product: AdminProduct; now: string }) {
  const { t, shortTime, timestamp } = useAdminText()
  const schedule = scheduleOf(product, now)
  if (!schedule) return null
  const { kind, at } = schedule
  return (
    <span title={at === null ? undefined : timestamp(at)}>
      <Badge tone={TONES[kind]}>
        {t(`adminProducts.badge_${kind}`, { time: at === null ? '' : shortTime(at) })}
      </Badge>
    </span>
  )
}
