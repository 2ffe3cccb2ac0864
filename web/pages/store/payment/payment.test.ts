// The rules of the payment page: what is said on which change, and when polling ends.
import { describe, expect, test } from 'vitest'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { type DeliveryState, PAYMENT_POLL_LIMIT, type PaymentStatus } from '#contract/shop/payment.ts'
import { groupByFour } from './pay-code-groups.ts'
import {
  afterPoll,
  beginWatch,
  mayPoll,
  reportExpiry,
  resumeWatch,
  type Watch,
  type WatchNotice,
} from './payment-watch.ts'

type Seen = Pick<Payment, 'status' | 'delivery'>

const seen = (status: PaymentStatus, state?: DeliveryState): Seen => ({
  status,
  delivery: state ? { state, at: '2026-01-01T00:00:00Z' } : null,
})
const UNPAID = seen('UNPAID')

/** Polls one after the other; null is a poll that failed. */
function poll(answers: readonly (Seen | null)[], from: Watch = beginWatch(UNPAID)) {
  const notices: WatchNotice[][] = []
  let watch = from
  for (const answer of answers) {
    const step = afterPoll(watch, answer)
    watch = step.watch
    notices.push(step.notices)
  }
  return { watch, notices, last: notices.at(-1) ?? [] }
}

const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value)

describe('toasts on a change', () => {
  test.each([
    ['UNPAID', 'PAID', ['paidNotice']],
    ['UNPAID', 'EXPIRED', ['expiredNotice']],
    ['UNPAID', 'FAILED', ['failedNotice']],
    ['UNPAID', 'UNPAID', []],
    ['UNPAID', 'REFUND', []],
    ['EXPIRED', 'PAID', ['paidNotice']],
    ['EXPIRED', 'EXPIRED', []],
    ['FAILED', 'UNPAID', []],
    // An unknown status counts as pending.
    ['UNPAID', 'ON_HOLD', []],
  ] as const)('from %s to %s after the first poll reports %j', (before, after, notices) => {
    expect(poll([seen(before), seen(after as PaymentStatus)]).last).toEqual(notices)
  })

  test.each(['PAID', 'EXPIRED', 'FAILED'] as const)('%s in the first poll shows no notice', (status) => {
    expect(poll([seen(status)]).last).toEqual([])
  })

  test('reports a change after a failed first poll', () => {
    expect(poll([null, seen('PAID')]).notices).toEqual([['errorFetchingDetails'], ['paidNotice']])
  })

  test('reports no change without a previous status', () => {
    expect(poll([null, seen('PAID')], beginWatch(null)).last).toEqual([])
  })

  test('reports expiry once, by the countdown or by the gateway', () => {
    const byClock = reportExpiry(poll([UNPAID]).watch)
    expect(byClock.notices).toEqual(['expiredNotice'])
    expect(poll([UNPAID, UNPAID, seen('EXPIRED')], byClock.watch).notices.flat()).toEqual([])
    expect(reportExpiry(poll([UNPAID, seen('EXPIRED')]).watch).notices).toEqual([])
  })
})

describe('when polling ends', () => {
  test.each([
    ['UNPAID', undefined, 'status'],
    ['EXPIRED', undefined, 'status'],
    ['FAILED', undefined, 'status'],
    ['PAID', undefined, 'delivery'],
    ['PAID', 'queued', 'delivery'],
    ['PAID', 'waiting', 'delivery'],
    ['PAID', 'checking', 'delivery'],
    ['PAID', 'delivered', 'ended'],
    ['REFUND', 'delivered', 'ended'],
  ] as const)('%s with a delivery that is %s: %s', (status, state, phase) => {
    const { watch } = poll([seen(status, state)])
    expect([watch.phase, mayPoll(watch)]).toEqual([phase, phase !== 'ended'])
  })

  test('polls once even for a final payment', () => {
    expect(mayPoll(beginWatch(seen('PAID', 'delivered')))).toBe(true)
  })

  test.each([
    ['EXPIRED', 'expiredNotice'],
    ['FAILED', 'failedNotice'],
  ] as const)(
    'a payment that stayed %s says so when the polls end, not that it is unknown',
    (status, notice) => {
      const { watch, last } = poll(times(PAYMENT_POLL_LIMIT, seen(status)))
      expect([watch.phase, last]).toEqual(['paused', [notice]])
    },
  )

  test('counts failed polls towards the limit', () => {
    expect(poll(times(PAYMENT_POLL_LIMIT, null)).watch.phase).toBe('paused')
  })

  test('reports a payment in the last poll and stops polling', () => {
    const { watch, last } = poll([...times(PAYMENT_POLL_LIMIT - 1, UNPAID), seen('PAID', 'delivered')])
    expect([watch.phase, last]).toEqual(['ended', ['paidNotice']])
  })

  test('a resumed watch still reports a change', () => {
    const paused = poll(times(PAYMENT_POLL_LIMIT, UNPAID)).watch
    const again = resumeWatch(paused)
    expect([mayPoll(again), again.polls]).toEqual([true, 0])
    expect(afterPoll(again, seen('PAID', 'queued')).notices).toEqual(['paidNotice'])
  })

  test('resumes only a paused watch', () => {
    const running = poll([UNPAID]).watch
    const ended = poll([seen('PAID', 'delivered')]).watch
    expect([resumeWatch(running), resumeWatch(ended)]).toEqual([running, ended])
  })
})

describe('failed polls', () => {
  test.each([
    ['every twelfth', times(36, null), [12, 24, 36]],
    [
      'no matter which polls succeed between',
      [...times(11, null), ...times(5, UNPAID), ...times(12, null)],
      [17],
    ],
  ])('are reported, %s', (_, answers, reported) => {
    const { notices } = poll([UNPAID, ...answers])
    const told = notices.flatMap((each, index) => (each.length > 0 ? [[index, ...each]] : []))
    expect(told).toEqual(reported.map((index) => [index, 'pollingError']))
  })

  test('a failed first poll counts and has its own text', () => {
    const { notices } = poll(times(12, null))
    expect(notices.flat()).toEqual(['errorFetchingDetails', 'pollingError'])
  })

  test('shows no notice while only the delivery is pending', () => {
    expect(poll([seen('PAID', 'queued'), ...times(24, null)]).notices.flat()).toEqual([])
  })
})

test.each([
  ['3901081277654021', '3901 0812 7765 4021'],
  ['88600123456', '8860 0123 456'],
  ['TRPY12', 'TRPY 12'],
  ['8860 0123-456', '8860 0123 -456'],
  ['', ''],
])('groups the code %s as %s', (code, shown) => {
  expect(groupByFour(code)).toBe(shown)
})
