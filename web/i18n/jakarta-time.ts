// Days and moments in Jakarta, seven hours ahead all year. By hand: the browser's own formats cost a phone 100 ms at the
// first date, and may write it otherwise than the server that drew the page.
import type { Language } from '#contract/language.ts'

const AHEAD_MS = 7 * 60 * 60 * 1_000
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
}
const HOUR_ENDS = { en: ':', id: '.' }

/** 15 November 2026 */
export function jakartaDay(value: Date, language: Language): string {
  const { day, month, year } = inJakarta(value, language)
  return `${day} ${month} ${year}`
}

/** 15 Nov, 09:30 */
export function jakartaMoment(value: Date, language: Language): string {
  const { day, month, hour, minute } = inJakarta(value, language)
  return `${day} ${month.slice(0, 3)}, ${hour}${HOUR_ENDS[language]}${minute}`
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
  }
}
