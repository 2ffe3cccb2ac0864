// Dates and times in Jakarta, UTC+7 all year. Not by Intl: its first use takes 100 ms on a phone, and its output may differ
// between browser and server, which breaks hydration.
import type { Language } from '#contract/language.ts'

const AHEAD_MS = 7 * 60 * 60 * 1_000
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
}
const WEEKDAYS = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  id: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' '),
}
const BETWEEN = { en: ':', id: '.' }

/** 15 November 2026 */
export function jakartaDay(value: Date, language: Language): string {
  const { day, month, year } = inJakarta(value, language)
  return `${day} ${month} ${year}`
}

/** The month is from 1 to 12. */
export function monthName(month: number, language: Language): string {
  return MONTHS[language][month - 1] ?? ''
}

type Exactness = { year?: boolean; seconds?: boolean }

/** 15 Nov, 09:30 WIB; in full 15 Nov 2026, 09:30:59 WIB */
export function jakartaMoment(value: Date, language: Language, { year, seconds }: Exactness = {}): string {
  const there = inJakarta(value, language)
  const date = [there.day, there.month.slice(0, 3), ...(year ? [there.year] : [])].join(' ')
  const time = [there.hour, there.minute, ...(seconds ? [there.second] : [])].join(BETWEEN[language])
  return `${date}, ${time} WIB`
}

/** Sunday */
export function jakartaWeekday(value: Date, language: Language): string {
  return WEEKDAYS[language][new Date(value.getTime() + AHEAD_MS).getUTCDay()] ?? ''
}

/** 2026-11-15 */
export function jakartaDate(value: Date): string {
  return new Date(value.getTime() + AHEAD_MS).toISOString().slice(0, 10)
}

/** From 0 to 23. */
export function jakartaHour(value: Date): number {
  return new Date(value.getTime() + AHEAD_MS).getUTCHours()
}

/** 09:30. Only where the day stands beside it: `jakartaWhen` says it where that is needed. */
export function jakartaTime(value: Date, language: Language): string {
  const { hour, minute } = inJakarta(value, language)
  return [hour, minute].join(BETWEEN[language])
}

/** 15 Nov; of another year 15 Nov 2025 */
export function jakartaShortDay(value: Date, language: Language, now: Date): string {
  const { day, month, year } = inJakarta(value, language)
  const date = `${day} ${month.slice(0, 3)}`
  return year === inJakarta(now, language).year ? date : `${date} ${year}`
}

/** 09:30 today, else 15 Nov 09:30; of another year 15 Nov 2025 09:30 */
export function jakartaWhen(value: Date, language: Language, now: Date): string {
  const time = jakartaTime(value, language)
  return jakartaDate(value) === jakartaDate(now) ? time : `${jakartaShortDay(value, language, now)} ${time}`
}

function inJakarta(value: Date, language: Language) {
  const there = new Date(value.getTime() + AHEAD_MS)
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return {
    day: there.getUTCDate(),
    month: MONTHS[language][there.getUTCMonth()] ?? '',
    year: there.getUTCFullYear(),
    hour: twoDigits(there.getUTCHours()),
    minute: twoDigits(there.getUTCMinutes()),
    second: twoDigits(there.getUTCSeconds()),
  }
}
