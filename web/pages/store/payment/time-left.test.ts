// The payment deadline: remaining time, clock correction and warnings.
import { expect, test } from 'vitest'
import {
  clockOffset,
  dayInWib,
  formatTimeLeft,
  secondsLeft,
  type TimeNotice,
  timeInWib,
  timeNotice,
} from './time-left.ts'

test.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [2_052, '0:34:12'],
  [3_600, '1:00:00'],
  [83_522, '23:12:02'],
  [360_000, '100:00:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text)
})

test('rounds partial seconds up and never goes below zero', () => {
  expect([secondsLeft(100, 99_100), secondsLeft(100, 100_000), secondsLeft(100, 200_000)]).toEqual([1, 0, 0])
})

test.each<[number, number, TimeNotice | null]>([
  [302, 301, null],
  [301, 300, { kind: 'warning', minutes: 5 }],
  [300, 299, null],
  [241, 240, { kind: 'warning', minutes: 4 }],
  [61, 60, { kind: 'warning', minutes: 1 }],
  [60, 59, null],
  [2, 1, null],
  [1, 0, { kind: 'expired' }],
  [0, 0, null],
  [3_600, 250, { kind: 'warning', minutes: 5 }],
  [290, 100, { kind: 'warning', minutes: 2 }],
  [200, 0, { kind: 'expired' }],
  [361, 360, null],
])('from %d to %d seconds', (before, now, notice) => {
  expect(timeNotice(before, now)).toEqual(notice)
})

test('corrects the browser clock only when it is far off', () => {
  expect([clockOffset(10_000, 12_000), clockOffset(10_000_000, 0), clockOffset(0, 3_600_000)]).toEqual([
    0, 10_000_000, -3_600_000,
  ])
})

test('formats times of Jakarta in the language of the page', () => {
  const moment = Date.parse('2026-03-01T17:05:00Z')
  expect([timeInWib(moment, 'en'), timeInWib(moment, 'id')]).toEqual(['00:05 WIB', '00.05 WIB'])
})

test.each([
  ['2026-03-01T16:59:00Z', 'today'],
  ['2026-03-01T17:00:00Z', 'tomorrow'],
  ['2026-03-02T17:00:00Z', 'later'],
])('seen from noon in Jakarta, %s is %s', (moment, day) => {
  expect(dayInWib(Date.parse(moment), Date.parse('2026-03-01T05:00:00Z'))).toBe(day)
})
