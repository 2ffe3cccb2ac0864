import type { AdminCoupon, AdminSale } from '#contract/shop/discounts.schema.ts'

export type DiscountState = 'running' | 'usedUp' | 'ended' | 'off' | 'later'

type Dated = Pick<AdminSale, 'enabled' | 'starts_at' | 'ends_at'> &
  Partial<Pick<AdminCoupon, 'max_uses' | 'used'>>

const DAY_MS = 24 * 60 * 60 * 1_000

export function stateOf(
  { enabled, starts_at, ends_at, max_uses, used = 0 }: Dated,
  now: Date,
): DiscountState {
  const at = now.toISOString()
  if (!enabled) return 'off'
  if (ends_at !== null && ends_at <= at) return 'ended'
  if (typeof max_uses === 'number' && used >= max_uses) return 'usedUp'
  return starts_at !== null && starts_at > at ? 'later' : 'running'
}

/** Whole days until the end, at least 0; null without an end. */
export function daysLeft({ ends_at }: Dated, now: Date): number | null {
  return ends_at === null ? null : Math.max(0, Math.floor((Date.parse(ends_at) - now.getTime()) / DAY_MS))
}
