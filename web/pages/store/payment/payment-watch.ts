// Reducer for polling a payment, without timers or network.

import type { Payment } from '#contract/shop/payment.schema.ts'
import {
  PAYMENT_POLL_ERROR_EVERY,
  PAYMENT_POLL_LIMIT,
  type ShownStatus,
  shownStatus,
} from '#contract/shop/payment.ts'

/**
 * `status`: until it is paid. `delivery`: paid, polled until it is delivered. `paused`: poll limit reached, a visitor
 * may resume. `ended`: the status is final.
 */
type Phase = 'status' | 'delivery' | 'paused' | 'ended'

export type Watch = {
  phase: Phase
  /** Since the start or the last resume. */
  polls: number
  /** Total, not consecutive; every n-th failure is reported. */
  failures: number
  /** Only status changes after the first poll are reported. */
  hasPolled: boolean
  status: ShownStatus | null
  /** Expiry is reported once, by the countdown or by the gateway. */
  isExpiryReported: boolean
}

export type WatchNotice =
  | 'paidNotice'
  | 'expiredNotice'
  | 'failedNotice'
  | 'errorFetchingDetails'
  | 'pollingError'
  | 'pollingTimeout'

type Polled = Pick<Payment, 'status' | 'delivery'>
type Step = { watch: Watch; notices: WatchNotice[] }

const CHANGES: Partial<Record<ShownStatus, WatchNotice>> = {
  PAID: 'paidNotice',
  EXPIRED: 'expiredNotice',
  FAILED: 'failedNotice',
}

export function beginWatch(initial: Polled | null): Watch {
  return {
    phase: initial ? phaseOf(initial) : 'status',
    polls: 0,
    failures: 0,
    hasPolled: false,
    status: initial && shownStatus(initial.status),
    isExpiryReported: false,
  }
}

/** The first poll always runs. */
export function mayPoll({ phase, hasPolled }: Watch): boolean {
  return !hasPolled || phase === 'status' || phase === 'delivery'
}

/** `seen` is null when the poll failed. */
export function afterPoll(watch: Watch, seen: Polled | null): Step {
  const polls = watch.polls + 1
  const step = seen ? afterAnswer(watch, seen) : afterFailure(watch)
  const isOut =
    polls >= PAYMENT_POLL_LIMIT && (step.watch.phase === 'status' || step.watch.phase === 'delivery')
  return {
    watch: { ...step.watch, polls, hasPolled: true, phase: isOut ? 'paused' : step.watch.phase },
    notices: isOut ? [...step.notices, ...pauseNotices(step.watch)] : step.notices,
  }
}

/** No warning for a final status, nor for a paid order whose delivery is slow. */
function pauseNotices({ phase, status }: Watch): WatchNotice[] {
  if (phase !== 'status') return []
  return [(status && CHANGES[status]) ?? 'pollingTimeout']
}

function afterAnswer(watch: Watch, seen: Polled): Step {
  const status = shownStatus(seen.status)
  const isChange = watch.hasPolled && watch.status !== null && watch.status !== status
  const notice = isChange ? CHANGES[status] : undefined
  const next = { ...watch, status, phase: phaseOf(seen) }
  if (notice === 'expiredNotice') return reportExpiry(next)
  return { watch: next, notices: notice ? [notice] : [] }
}

/** Also when the countdown reaches zero; the gateway reports the expiry later. */
export function reportExpiry(watch: Watch): Step {
  return {
    watch: { ...watch, isExpiryReported: true },
    notices: watch.isExpiryReported ? [] : ['expiredNotice'],
  }
}

function afterFailure(watch: Watch): Step {
  const failures = watch.failures + 1
  return { watch: { ...watch, failures }, notices: failureNotices(watch, failures) }
}

function failureNotices({ hasPolled, phase }: Watch, failures: number): WatchNotice[] {
  if (phase !== 'status') return []
  if (!hasPolled) return ['errorFetchingDetails']
  return failures % PAYMENT_POLL_ERROR_EVERY === 0 ? ['pollingError'] : []
}

/** Late payments are accepted, so an expired or failed payment is still polled. */
function phaseOf({ status, delivery }: Polled): Phase {
  const shown = shownStatus(status)
  if (shown === 'REFUND') return 'ended'
  if (shown !== 'PAID') return 'status'
  return delivery?.state === 'delivered' ? 'ended' : 'delivery'
}

/** On a click, or when the tab becomes visible. */
export function resumeWatch(watch: Watch): Watch {
  if (watch.phase !== 'paused') return watch
  return { ...watch, phase: watch.status === 'PAID' ? 'delivery' : 'status', polls: 0 }
}
