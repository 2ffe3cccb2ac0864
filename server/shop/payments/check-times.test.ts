import { expect, test } from 'vitest'
import { nextCheck } from './check-times.ts'

const BEGIN = new Date('2026-11-15T12:00:00Z')
const at = (minutes: number) => new Date(BEGIN.getTime() + minutes * 60_000)

const PAYMENT = { method: 'QRIS', created_at: BEGIN, expires_at: at(60), paid_at: null } as const

/** Seconds until the next question, from a moment in the life of a payment of so many minutes. */
function waitSeconds(life: number, minutes: number, status: 'UNPAID' | 'EXPIRED' = 'UNPAID'): number | null {
  const next = nextCheck({ ...PAYMENT, status, expires_at: at(life) }, at(minutes))
  return next && (next.getTime() - at(minutes).getTime()) / 1_000
}

test('a young payment is checked twice a minute, an older one less often', () => {
  expect(waitSeconds(1_440, 1)).toBe(30)
  expect(waitSeconds(1_440, 30)).toBe(120)
  expect(waitSeconds(1_440, 600)).toBe(600)
})

test('a payment is checked often near its expiry', () => {
  expect(waitSeconds(1_440, 1_437)).toBe(30)
  expect(waitSeconds(60, 60)).toBe(30)
  expect(waitSeconds(1_440, 1_430)).toBe(300)
})

test('a payment that the gateway never ends is checked for a week', () => {
  expect(waitSeconds(60, 70)).toBe(600)
  expect(waitSeconds(60, 60 + 24 * 60)).toBe(3_600)
  expect(waitSeconds(60, 60 + 8 * 24 * 60)).toBeNull()
})

test('an expired payment is checked a few more times', () => {
  expect(waitSeconds(60, 61, 'EXPIRED')).toBe(9 * 60)
  expect(waitSeconds(60, 75, 'EXPIRED')).toBe(45 * 60)
  expect(waitSeconds(60, 60 + 25 * 60, 'EXPIRED')).toBeNull()
})

test('a paid payment is checked for a refund, less often every time, for a month', () => {
  const day = 24 * 60
  const nextDay = (minutes: number) => {
    const next = nextCheck({ ...PAYMENT, status: 'PAID', paid_at: at(5) }, at(minutes))
    return next && (next.getTime() - at(5).getTime()) / 60_000 / day
  }
  expect([5, 5 + day, 5 + 4 * day, 5 + 10 * day, 5 + 29 * day].map(nextDay)).toEqual([1, 3, 7, 14, 30])
  expect(nextDay(5 + 30 * day)).toBeNull()
})

test('a failed or refunded payment is not checked, and nothing that was free of charge', () => {
  for (const status of ['FAILED', 'REFUND'] as const)
    expect(nextCheck({ ...PAYMENT, status, paid_at: at(1) }, at(1))).toBeNull()
  for (const status of ['UNPAID', 'PAID'] as const)
    expect(nextCheck({ ...PAYMENT, status, method: 'FREE', paid_at: at(1) }, at(1))).toBeNull()
})

test('a payment is never checked more than twice a minute, also by a clock that is behind', () => {
  for (let minutes = -3_000; minutes < 3_000; minutes += 7) {
    expect(waitSeconds(1_440, minutes) ?? 30).toBeGreaterThanOrEqual(30)
  }
})
