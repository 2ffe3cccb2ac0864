// The rules of the payment page: what is said on which change, and when polling ends.
import { describe, expect, test } from 'vitest'
import type { Payment } from '#contract/payment.schema.ts'
import { type DeliveryState, PAYMENT_POLL_LIMIT, type PaymentStatus } from '#contract/payment.ts'
import { groupByFour } from './pay-code-groups.ts'
import {
  afterDeadline,
  afterPoll,
  beginWatch,
  endWatch,
  mayPoll,
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
  ] as const)('from %s to %s after the first poll says %j', (before, after, notices) => {
    expect(poll([seen(before), seen(after)]).last).toEqual(notices)
  })

  test.each(['PAID', 'EXPIRED', 'FAILED'] as const)('%s in the first poll says nothing', (status) => {
    expect(poll([seen(status)]).last).toEqual([])
  })

  test('a change behind a failed first poll is told', () => {
    expect(poll([null, seen('PAID')]).notices).toEqual([['errorFetchingDetails'], ['paidNotice']])
  })

  test('where nothing was known before, nothing changed', () => {
    expect(poll([null, seen('PAID')], beginWatch(null)).last).toEqual([])
  })

  test('that the time ran out is said once, by the clock or by the gateway', () => {
    const byClock = afterDeadline(poll([UNPAID]).watch)
    expect(byClock.notices).toEqual(['expiredNotice'])
    expect(poll([UNPAID, UNPAID, seen('EXPIRED')], byClock.watch).notices.flat()).toEqual([])
    expect(afterDeadline(poll([UNPAID, seen('EXPIRED')]).watch).notices).toEqual([])
  })

  test('money that comes after the clock ran out is told', () => {
    const { watch } = afterDeadline(poll([UNPAID]).watch)
    expect(mayPoll(watch)).toBe(true)
    expect(poll([UNPAID, seen('PAID')], watch).last).toEqual(['paidNotice'])
  })

  test('a status that we do not know is pending, so it is no change', () => {
    expect(poll([UNPAID, seen('ON_HOLD' as PaymentStatus)]).last).toEqual([])
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

  test('the first fetch is made even for a payment that is done', () => {
    expect(mayPoll(beginWatch(seen('PAID', 'delivered')))).toBe(true)
  })

  test('after 360 polls it pauses and says so once', () => {
    const before = poll(times(PAYMENT_POLL_LIMIT - 1, UNPAID))
    expect([before.watch.phase, before.last]).toEqual(['status', []])
    const { watch, notices } = afterPoll(before.watch, UNPAID)
    expect([watch.phase, mayPoll(watch), notices]).toEqual(['paused', false, ['pollingTimeout']])
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

  test('failed polls count as well', () => {
    expect(poll(times(PAYMENT_POLL_LIMIT, null)).watch.phase).toBe('paused')
  })

  test('paid with the last poll is told and followed no further', () => {
    const { watch, last } = poll([...times(PAYMENT_POLL_LIMIT - 1, UNPAID), seen('PAID', 'delivered')])
    expect([watch.phase, last]).toEqual(['ended', ['paidNotice']])
  })

  test('a delivery that takes longer than the polls raises no alarm', () => {
    const { watch, notices } = poll(times(PAYMENT_POLL_LIMIT, seen('PAID', 'waiting')))
    expect([watch.phase, notices.flat()]).toEqual(['paused', []])
  })

  test('asking again takes up the watch where it was, and still tells of a change', () => {
    const paused = poll(times(PAYMENT_POLL_LIMIT, UNPAID)).watch
    const again = resumeWatch(paused)
    expect([mayPoll(again), again.polls]).toEqual([true, 0])
    expect(afterPoll(again, seen('PAID', 'queued')).notices).toEqual(['paidNotice'])
  })

  test('a payment that the shop no longer knows is asked for no more', () => {
    for (const watch of [beginWatch(UNPAID), poll([UNPAID]).watch]) {
      expect(mayPoll(resumeWatch(endWatch(watch)))).toBe(false)
    }
  })

  test('only a paused watch is taken up', () => {
    const running = poll([UNPAID]).watch
    const ended = poll([seen('PAID', 'delivered')]).watch
    expect([resumeWatch(running), resumeWatch(ended)]).toEqual([running, ended])
  })
})

describe('failed polls', () => {
  test('every twelfth is told', () => {
    const { notices } = poll([UNPAID, ...times(36, null)])
    const told = notices.flatMap((each, place) => (each.length > 0 ? [[place, ...each]] : []))
    expect(told).toEqual([
      [12, 'pollingError'],
      [24, 'pollingError'],
      [36, 'pollingError'],
    ])
  })

  test('answers in between do not start the count anew', () => {
    const { notices } = poll([UNPAID, ...times(11, null), ...times(5, UNPAID), ...times(12, null)])
    const told = notices.flatMap((each, place) => (each.length > 0 ? [[place, ...each]] : []))
    expect(told).toEqual([[17, 'pollingError']])
  })

  test('a first fetch that failed is one of the twelve, and told in its own words', () => {
    const { notices } = poll(times(12, null))
    expect(notices.flat()).toEqual(['errorFetchingDetails', 'pollingError'])
  })

  test('while only the delivery is followed, nothing is said', () => {
    expect(poll([seen('PAID', 'queued'), ...times(24, null)]).notices.flat()).toEqual([])
  })
})

test.each([
  ['3901081277654021', '3901 0812 7765 4021'],
  ['88600123456', '8860 0123 456'],
  ['TRPY12', 'TRPY 12'],
  ['8860 0123-456', '8860 0123 -456'],
  ['', ''],
])('the code %s reads %s', (code, shown) => {
  expect(groupByFour(code)).toBe(shown)
})
