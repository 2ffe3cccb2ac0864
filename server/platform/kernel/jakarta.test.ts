import { expect, test } from 'vitest'
import { dayStart, jakartaMonth, lastDays, monthStart } from './jakarta.ts'

test.each([
  ['a millisecond before midnight of the first', '2026-10-31T16:59:59.999Z', '2026-09-30T17:00:00.000Z'],
  ['at midnight of the first', '2026-10-31T17:00:00.000Z', '2026-10-31T17:00:00.000Z'],
  ['at the new year', '2026-12-31T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
  ['at the end of a leap February', '2028-02-29T16:59:59.999Z', '2028-01-31T17:00:00.000Z'],
])('%s', (_, at, start) => {
  expect(monthStart(new Date(at)).toISOString()).toBe(start)
  expect(jakartaMonth(new Date(at))).toBe(jakartaMonth(new Date(start)))
})

test('the rule agrees with the calendar of the system', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta', dateStyle: 'short' })
  for (let hour = 0; hour < 24 * 400; hour += 1) {
    const at = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000)
    const start = monthStart(at)
    expect(calendar.format(start)).toBe(`${calendar.format(at).slice(0, 7)}-01`)
    expect(calendar.format(start.getTime() - 1)).not.toBe(calendar.format(start))
  }
})

test.each([
  ['2026-11-15T16:59:59.999Z', '2026-11-14T17:00:00.000Z'],
  ['2026-11-15T17:00:00.000Z', '2026-11-15T17:00:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2026-12-31T17:00:00.000Z'],
])('the day of %s began at %s', (at, start) => {
  expect(dayStart(new Date(at)).toISOString()).toBe(start)
})

test('the last days end with the current one', () => {
  const { from, until } = lastDays(new Date('2026-11-15T18:00:00.000Z'), 3)
  expect([from, until].map((at) => at.toISOString())).toEqual([
    '2026-11-13T17:00:00.000Z',
    '2026-11-16T17:00:00.000Z',
  ])
})
