// Watching a payment: when the page asks, when it stops, and what it says. Knows no timer and no network.

import type { Payment } from '#contract/payment.schema.ts'
import {
  PAYMENT_POLL_ERROR_EVERY,
  PAYMENT_POLL_LIMIT,
  type ShownStatus,
  shownStatus,
} from '#contract/payment.ts'

/**
 * `status`: until it is paid. `delivery`: paid, and quietly followed until it is delivered. `paused`: enough was asked, a
 * visitor may ask again. `ended`: nothing can change any more.
 */
type Phase = 'status' | 'delivery' | 'paused' | 'ended'

export type Watch = {
  phase: Phase
  /** Since the watch began or was taken up again. */
  polls: number
  /** All that failed, whatever came between them: every so many of them are told. */
  failures: number
  /** Whether the first poll is over: only changes after it are told. */
  begun: boolean
  status: ShownStatus | null
  /** It ran out before the visitor's eyes: that is said once, by the clock or by the gateway, whoever is first. */
  expiryTold: boolean
}

/** Keys of the texts that are shown as toasts. */
export type WatchNotice =
  | 'paidNotice'
  | 'expiredNotice'
  | 'failedNotice'
  | 'errorFetchingDetails'
  | 'pollingError'
  | 'pollingTimeout'

type Seen = Pick<Payment, 'status' | 'delivery'>
type Step = { watch: Watch; notices: WatchNotice[] }

const CHANGES: Partial<Record<ShownStatus, WatchNotice>> = {
  PAID: 'paidNotice',
  EXPIRED: 'expiredNotice',
  FAILED: 'failedNotice',
}

/** From what the page was drawn with, if it was drawn with anything. */
export function beginWatch(drawn: Seen | null): Watch {
  return {
    phase: drawn ? phaseOf(drawn) : 'status',
    polls: 0,
    failures: 0,
    begun: false,
    status: drawn && shownStatus(drawn.status),
    expiryTold: false,
  }
}

/** The first fetch is made whatever the page was drawn with. */
export function mayPoll({ phase, begun }: Watch): boolean {
  return !begun || phase === 'status' || phase === 'delivery'
}

/** After an answer, or null when there was none. */
export function afterPoll(watch: Watch, seen: Seen | null): Step {
  const polls = watch.polls + 1
  const step = seen ? afterAnswer(watch, seen) : afterFailure(watch)
  const isOut =
    polls >= PAYMENT_POLL_LIMIT && (step.watch.phase === 'status' || step.watch.phase === 'delivery')
  return {
    watch: { ...step.watch, polls, begun: true, phase: isOut ? 'paused' : step.watch.phase },
    notices: isOut ? [...step.notices, ...pauseNotices(step.watch)] : step.notices,
  }
}

/** A payment that has ended is not unknown, and a buyer who has paid needs no alarm when the delivery takes long. */
function pauseNotices({ phase, status }: Watch): WatchNotice[] {
  if (phase !== 'status') return []
  return [(status && CHANGES[status]) ?? 'pollingTimeout']
}

function afterAnswer(watch: Watch, seen: Seen): Step {
  const status = shownStatus(seen.status)
  const isChange = watch.begun && watch.status !== null && watch.status !== status
  const told = isChange ? CHANGES[status] : undefined
  const next = { ...watch, status, phase: phaseOf(seen) }
  if (told === 'expiredNotice') return tellExpiry(next)
  return { watch: next, notices: told ? [told] : [] }
}

/** The time to pay ran out by the clock; the gateway may take a while to say so. */
export function afterDeadline(watch: Watch): Step {
  return tellExpiry(watch)
}

function tellExpiry(watch: Watch): Step {
  return { watch: { ...watch, expiryTold: true }, notices: watch.expiryTold ? [] : ['expiredNotice'] }
}

/** The shop no longer knows the payment. */
export function endWatch(watch: Watch): Watch {
  return { ...watch, begun: true, phase: 'ended' }
}

function afterFailure(watch: Watch): Step {
  const failures = watch.failures + 1
  return { watch: { ...watch, failures }, notices: failureNotices(watch, failures) }
}

function failureNotices({ begun, phase }: Watch, failures: number): WatchNotice[] {
  if (phase !== 'status') return []
  if (!begun) return ['errorFetchingDetails']
  return failures % PAYMENT_POLL_ERROR_EVERY === 0 ? ['pollingError'] : []
}

/** Late money is honoured, so an expired or failed payment is watched on. */
function phaseOf({ status, delivery }: Seen): Phase {
  const shown = shownStatus(status)
  if (shown === 'REFUND') return 'ended'
  if (shown !== 'PAID') return 'status'
  return delivery?.state === 'delivered' ? 'ended' : 'delivery'
}

/** A visitor asks again, or comes back to the tab. */
export function resumeWatch(watch: Watch): Watch {
  if (watch.phase !== 'paused') return watch
  return { ...watch, phase: watch.status === 'PAID' ? 'delivery' : 'status', polls: 0 }
}
