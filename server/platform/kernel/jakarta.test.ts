import { expect, test } from 'vitest'
import { dayStart, jakartaMonth, lastDays, monthStart } from './jakarta.ts'

test.each([0, -1])('days and months agree with the calendar of the system, %d ms beside each hour', (ms) => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta', dateStyle: 'short' })
  // With a new year and a leap February.
  for (let hour = 0; hour < 24 * 450; hour += 1) {
    const at = new Date(Date.UTC(2027, 0, 1) + hour * 3_600_000 + ms)
    const today = calendar.format(at)
    const month = today.slice(0, 7)
    const starts = [dayStart(at), monthStart(at)].map((start) => [
      calendar.format(start),
      calendar.format(start.getTime() - 1) < calendar.format(start),
    ])
    expect([jakartaMonth(at), ...starts]).toEqual([month, [today, true], [`${month}-01`, true]])
  }
})

test('the last days end with the current one', () => {
  const { from, until } = lastDays(new Date('2026-11-15T18:00:00.000Z'), 3)
  expect([from, until].map((at) => at.toISOString())).toEqual([
    '2026-11-13T17:00:00.000Z',
    '2026-11-16T17:00:00.000Z',
  ])
})
