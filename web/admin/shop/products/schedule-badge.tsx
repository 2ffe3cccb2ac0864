import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay } from '#web/kit/i18n/jakarta-time.ts'
import { type Schedule, scheduleOf } from './schedule.ts'

const TONES: Record<Schedule['kind'], Tone> = {
  from: 'note',
  ended: 'plain',
  until: 'note',
  saleFrom: 'note',
  saleUntil: 'wait',
  sale: 'wait',
}

/** The day, today the hour; the whole moment in its title. */
export function ScheduleBadge({ product, now }: { product: AdminProduct; now: string }) {
  const { t, language, shortTime, timestamp } = useAdminText()
  const schedule = scheduleOf(product, now)
  if (!schedule) return null
  const { kind, at } = schedule
  const dayOf = (moment: string) => jakartaShortDay(new Date(moment), language, new Date(now))
  const time = at === null ? '' : dayOf(at) === dayOf(now) ? shortTime(at) : dayOf(at)
  return (
    <span title={at === null ? undefined : timestamp(at)}>
      <Badge tone={TONES[kind]}>{t(`adminProducts.badge_${kind}`, { time })}</Badge>
    </span>
  )
}
