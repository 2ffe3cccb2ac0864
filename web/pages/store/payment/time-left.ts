// The payment deadline: remaining time, clock correction and warnings.

import type { Language } from '#contract/language.ts'
import { EXPIRY_WARNING_SECONDS } from '#contract/shop/payment.ts'
import { jakartaDate, jakartaTime } from '#web/kit/i18n/jakarta-time.ts'

/** Smaller differences between the clocks are network latency. */
const CLOCK_TOLERANCE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1_000
const MINUTE = 60

/** Added to the browser's clock, because phones often have a wrong one. */
export function clockOffset(serverNow: number, browserNow: number): number {
  const offset = serverNow - browserNow
  return Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset
}

/** Whole seconds until the deadline, never below zero. */
export function secondsLeft(expiredTime: number, now: number): number {
  return Math.max(0, Math.ceil(expiredTime - now / 1_000))
}

/** `h:mm:ss` */
export function formatTimeLeft(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / MINUTE) % MINUTE)}:${two(seconds % MINUTE)}`
}

export type TimeNotice = { kind: 'warning'; minutes: number } | { kind: 'expired' }

/**
 * The warning that is due between two values of the countdown. A suspended tab may skip several minutes: only the
 * last one is reported.
 */
export function timeNotice(before: number, now: number): TimeNotice | null {
  if (before <= 0) return null
  if (now <= 0) return { kind: 'expired' }
  const boundary = Math.ceil(now / MINUTE) * MINUTE
  if (boundary > EXPIRY_WARNING_SECONDS || before <= boundary) return null
  return { kind: 'warning', minutes: boundary / MINUTE }
}

/** `19:42 WIB`, in Indonesian `19.42 WIB`. */
export function timeInWib(moment: number, language: Language): string {
  return `${jakartaTime(new Date(moment), language)} WIB`
}

export function dayInWib(moment: number, now: number): 'today' | 'tomorrow' | 'later' {
  const day = (at: number) => Date.parse(jakartaDate(new Date(at)))
  const days = (day(moment) - day(now)) / DAY_MS
  return days <= 0 ? 'today' : days === 1 ? 'tomorrow' : 'later'
}
