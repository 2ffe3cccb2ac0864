import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jakartaDay, jakartaHour, jakartaMoment, jakartaWeekday, jakartaWhen } from './jakarta-time.ts'

const LANGUAGES = [
  ['en', 'en-GB'],
  ['id', 'id-ID'],
] as const
const timeZone = 'Asia/Jakarta'
const anyTime = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
})

test.each(LANGUAGES)('%s: days are those of Jakarta, as the language writes them', (language, locale) => {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  fc.assert(
    fc.property(anyTime, (time) => {
      expect(jakartaDay(time, language)).toBe(days.format(time))
    }),
  )
})

test.each(LANGUAGES)('%s: moments too, with months of three letters and their zone', (language, locale) => {
  const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone } as const
  const moments = new Intl.DateTimeFormat(locale, form)
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone })
  const written = (text: string) => `${text.replace('Sept', 'Sep')} WIB`
  fc.assert(
    fc.property(anyTime, (time) => {
      expect(jakartaMoment(time, language)).toBe(written(moments.format(time)))
      expect(jakartaMoment(time, language, { year: true, seconds: true })).toBe(written(exact.format(time)))
    }),
  )
})

test('after five in the afternoon in London it is the next day in Jakarta', () => {
  const late = new Date('2026-12-31T17:05:00Z')
  expect(jakartaDay(late, 'en')).toBe('1 January 2027')
  expect(jakartaMoment(late, 'id')).toBe('1 Jan, 00.05 WIB')
})

test.each(LANGUAGES)('%s: weekdays and hours are those of Jakarta', (language, locale) => {
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone })
  const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone })
  fc.assert(
    fc.property(anyTime, (time) => {
      expect(jakartaWeekday(time, language)).toBe(weekdays.format(time))
      expect(jakartaHour(time)).toBe(Number(hours.format(time)))
    }),
  )
})

test.each([
  ['2026-11-15T02:30:00.000Z', '09:30', '09.30'],
  // Still yesterday in UTC.
  ['2026-11-14T17:00:00.000Z', '00:00', '00.00'],
  ['2026-11-14T16:59:00.000Z', '14 Nov 23:59', '14 Nov 23.59'],
  ['2026-11-16T02:30:00.000Z', '16 Nov 09:30', '16 Nov 09.30'],
  ['2025-11-15T02:30:00.000Z', '15 Nov 2025 09:30', '15 Nov 2025 09.30'],
])('%s carries its day unless it is of today', (at, english, indonesian) => {
  const now = new Date('2026-11-15T05:00:00.000Z')
  expect(jakartaWhen(new Date(at), 'en', now)).toBe(english)
  expect(jakartaWhen(new Date(at), 'id', now)).toBe(indonesian)
})

/** Where a time stands without its day: what names the day beside it. */
const WITHOUT_DAY: Readonly<Record<string, string>> = {
  'web/admin/team/audit/difference.tsx': 'the heading of the day above the line',
  'web/admin/team/audit/log-lines.tsx': 'the heading of the day above the line',
  'web/admin/team/today/revenue-panel.tsx': 'the time is now',
  'web/admin/team/today/today.page.tsx': 'the time is now, after weekday and day',
  'web/kit/i18n/jakarta-time.ts': 'jakartaWhen',
  'web/pages/status/chart-times.ts': 'rows of the table name the day',
  'web/pages/status/reports.tsx': 'the day before it',
  'web/pages/store/payment/time-left.ts': 'the words today and tomorrow',
  'web/pages/vote/island-item.tsx': 'shown today only',
}

test('a time without its day is printed only where the day stands beside it', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const printing = files.filter((file) => readFileSync(file, 'utf8').includes('jakartaTime('))
  expect(printing.toSorted()).toEqual(Object.keys(WITHOUT_DAY))
})
