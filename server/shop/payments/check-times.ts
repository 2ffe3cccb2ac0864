// Schedule of status checks at the gateway. Callbacks may be lost; these checks are the guarantee.
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { Order } from './order.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Young payments are checked often, older ones less, until they are about to expire. */
const BY_AGE: readonly { until: number; every: number }[] = [
  { until: 10 * MINUTE, every: 30 * SECOND },
  { until: HOUR, every: 2 * MINUTE },
  { until: Number.POSITIVE_INFINITY, every: 10 * MINUTE },
]
const NEAR_EXPIRY = 5 * MINUTE
const SHORT_INTERVAL = 30 * SECOND
/** After the expiry the gateway should soon report it; if not, checks become rarer until this limit. */
const GIVE_UP_AFTER = 7 * 24 * HOUR
/** A payment can arrive late, so an expired one is checked a few more times. */
const AFTER_EXPIRY: readonly number[] = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR]
/** A refund is reported by a callback too, which may be lost. */
const AFTER_PAYMENT: readonly number[] = [1, 3, 7, 14, 30].map((days) => days * 24 * HOUR)

export const FIRST_CHECK_MS = 20 * SECOND
/** After the reply to the open request was lost. */
export const LOST_REPLY_CHECK_MS = 5 * SECOND

type Checked = Pick<Order, 'status' | 'method' | 'created_at' | 'expires_at' | 'paid_at'>

/** Null when no further check is needed. */
export function nextCheck(order: Checked, now: Date): Date | null {
  const { status, method, expires_at, paid_at } = order
  if (method === FREE_OF_CHARGE) return null
  if (status === 'UNPAID') return nextWhileOpen(order, now)
  if (status === 'EXPIRED') return nextOf(AFTER_EXPIRY, expires_at, now)
  return status === 'PAID' ? nextOf(AFTER_PAYMENT, paid_at ?? now, now) : null
}

function nextOf(waits: readonly number[], since: Date, now: Date): Date | null {
  const passed = now.getTime() - since.getTime()
  const wait = waits.find((each) => each > passed)
  return wait === undefined ? null : new Date(since.getTime() + wait)
}

function nextWhileOpen({ created_at, expires_at }: Checked, now: Date): Date | null {
  const at = now.getTime()
  const left = expires_at.getTime() - at
  if (left < -GIVE_UP_AFTER) return null
  if (left < 0) return new Date(at + Math.max(SHORT_INTERVAL, Math.min(-left, HOUR)))
  if (left <= NEAR_EXPIRY) return new Date(at + SHORT_INTERVAL)
  const age = at - created_at.getTime()
  const every = BY_AGE.find(({ until }) => age < until)?.every ?? SHORT_INTERVAL
  return new Date(Math.min(at + every, expires_at.getTime() - NEAR_EXPIRY))
}
