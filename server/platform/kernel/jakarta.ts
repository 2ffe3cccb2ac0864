// Days and months in Asia/Jakarta, seven hours ahead of UTC all year round.
import type { Language } from '#contract/language.ts'

const AHEAD_OF_UTC_MS = 7 * 60 * 60 * 1_000
const DAY_MS = 24 * 60 * 60 * 1_000
const LOCALES: Record<Language, string> = { en: 'en-GB', id: 'id-ID' }

/** `2026-11`. */
export function jakartaMonth(at: Date): string {
  return new Date(at.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 7)
}

export function monthStart(at: Date): Date {
  const there = new Date(at.getTime() + AHEAD_OF_UTC_MS)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - AHEAD_OF_UTC_MS)
}

export function dayStart(at: Date): Date {
  const there = new Date(at.getTime() + AHEAD_OF_UTC_MS)
  return new Date(there.setUTCHours(0, 0, 0, 0) - AHEAD_OF_UTC_MS)
}

/** `2026-11-16`. */
export function jakartaDay(at: Date): string {
  return new Date(at.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
}

/** `16 November 2026`. */
export function jakartaLongDay(at: Date, language: Language): string {
  return at.toLocaleDateString(LOCALES[language], { timeZone: 'Asia/Jakarta', dateStyle: 'long' })
}

/** `16 Nov, 20:14 WIB`; in Indonesian `16 Nov, 20.14 WIB`. */
export function jakartaMoment(at: Date, language: Language): string {
  const shown = {
    timeZone: 'Asia/Jakarta',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  return `${at.toLocaleString(LOCALES[language], shown)} WIB`
}

/** The first moment of a day such as `2026-11-16`. */
export function jakartaDayStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - AHEAD_OF_UTC_MS)
}

/** The last days up to the end of the current one; `until` is not part of them. */
export function lastDays(now: Date, count: number): { from: Date; until: Date } {
  const until = new Date(dayStart(now).getTime() + DAY_MS)
  return { from: new Date(until.getTime() - count * DAY_MS), until }
}
