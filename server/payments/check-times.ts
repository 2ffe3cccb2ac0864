// When the gateway is asked about a payment: its callback is a shortcut, this is the truth.
import type { PaymentStatus } from '#contract/payment.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Young payments are asked about often; older ones less, until their end is near. */
const BY_AGE: readonly { until: number; every: number }[] = [
  { until: 10 * MINUTE, every: 30 * SECOND },
  { until: HOUR, every: 2 * MINUTE },
  { until: Number.POSITIVE_INFINITY, every: 10 * MINUTE },
]
const NEAR_THE_END = 5 * MINUTE
const OFTEN = 30 * SECOND
/** Past its end the gateway should soon say so; asked ever more rarely if it does not. */
const GIVE_UP_AFTER = 7 * 24 * HOUR
/** Money can come late: an expired payment is looked at a few times more. */
const AFTER_EXPIRY: readonly number[] = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR]

export const FIRST_CHECK_MS = 20 * SECOND
/** So soon when the answer to the wish itself was lost. */
export const LOST_ANSWER_CHECK_MS = 5 * SECOND

type Asked = { status: PaymentStatus; createdAt: Date; expiresAt: Date }

/** Null when nothing more is to be learned. */
export function nextCheck({ status, createdAt, expiresAt }: Asked, now: Date): Date | null {
  if (status === 'UNPAID') return nextWhileOpen(createdAt, expiresAt, now)
  if (status !== 'EXPIRED') return null
  const since = now.getTime() - expiresAt.getTime()
  const wait = AFTER_EXPIRY.find((each) => each > since)
  return wait === undefined ? null : new Date(expiresAt.getTime() + wait)
}

function nextWhileOpen(createdAt: Date, expiresAt: Date, now: Date): Date | null {
  const at = now.getTime()
  const left = expiresAt.getTime() - at
  if (left < -GIVE_UP_AFTER) return null
  if (left < 0) return new Date(at + Math.max(OFTEN, Math.min(-left, HOUR)))
  if (left <= NEAR_THE_END) return new Date(at + OFTEN)
  const age = at - createdAt.getTime()
  const every = BY_AGE.find(({ until }) => age < until)?.every ?? OFTEN
  return new Date(Math.min(at + every, expiresAt.getTime() - NEAR_THE_END))
}
