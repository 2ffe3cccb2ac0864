import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay } from '#web/kit/i18n/jakarta-time.ts'

const TONES = {
  from: 'note',
  ended: 'plain',
  until: 'note',
  saleFrom: 'note',
  saleUntil: 'wait',
  sale: 'wait',
} as const satisfies Record<string, Tone>

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

// Which badge the list shows for a product: what counts now, or begins next.
type Schedule = { kind: keyof typeof TONES; at: string | null }

type Scheduled = Pick<
  AdminProduct,
  'available_from' | 'available_until' | 'price' | 'price_now' | 'sale_ends' | 'sale_price' | 'sale_from'
>

/** Null: for sale without an end, at its price. */
export function scheduleOf(product: Scheduled, now: string): Schedule | null {
  const { available_from: from, available_until: until } = product
  if (until !== null && until <= now) return { kind: 'ended', at: until }
  if (from !== null && now < from) return { kind: 'from', at: from }
  return saleSchedule(product, now) ?? (until === null ? null : { kind: 'until', at: until })
}

function saleSchedule(product: Scheduled, now: string): Schedule | null {
  const { sale_ends: ends, sale_price, sale_from } = product
  if (isOnSale(product)) return { kind: ends === null ? 'sale' : 'saleUntil', at: ends }
  return sale_price !== null && sale_from !== null && now < sale_from
    ? { kind: 'saleFrom', at: sale_from }
    : null
}

/** Whether it costs less now, by its own sale price or by a sale. */
export function isOnSale({ price, price_now }: Pick<AdminProduct, 'price' | 'price_now'>): boolean {
  return price_now < price
}
