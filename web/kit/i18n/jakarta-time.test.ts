import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jakartaDay, jakartaHour, jakartaMoment, jakartaWeekday } from './jakarta-time.ts'

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
