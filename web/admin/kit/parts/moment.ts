// Days and moments as a date field reads and writes them, in Jakarta's time. The local form is that of a native date input:
// `2026-11-17` or `2026-11-17T05:54`. Text that is no date stays as it was typed, so that saving is refused instead of losing it.
import type { Language } from '#contract/language.ts'
import { jakartaMoment, jakartaShortDay, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'

export type MomentKind = 'date' | 'datetime-local'

const WIB_AHEAD_MS = 7 * 60 * 60 * 1_000
const LOCAL_LENGTH = 'yyyy-mm-ddThh:mm'.length
const LOCAL = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** The first three letters in both languages; August is also shortened to Agt. */
const MONTHS = 'jan feb mar apr may/mei jun jul aug/agu/agt sep oct/okt nov dec/des'.split(' ')
const WORDS =
  /^(?:[a-z]+,? )?(\d{1,2})[ ./-]([a-z]{3,}|\d{1,2})[ ./-](\d{4})(?:,? (\d{1,2})[:.](\d\d)(?: wib)?)?$/
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[t ](\d\d):(\d\d))?$/
const EVER = new Date(0)

/** Tue, 17 Nov 2026; with a time Tue, 17 Nov 2026, 05:54 WIB. Text that is no date stays as it is. */
export function writtenMoment(local: string, language: Language): string {
  if (!isLocal(local)) return local
  const isDay = !local.includes('T')
  const at = new Date(`${local}${isDay ? 'T12:00' : ''}+07:00`)
  const text = isDay ? jakartaShortDay(at, language, EVER) : jakartaMoment(at, language, { year: true })
  return `${jakartaWeekday(at, language).slice(0, 3)}, ${text}`
}

/** The local form of a typed date, day before month; what cannot be read stays as it is. A moment without a time is midnight. */
export function readMoment(typed: string, kind: MomentKind): string {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  const [, day, month, year, hour = '00', minute = '00'] = partsOf(text.toLowerCase())
  if (!(day && month && year)) return text
  const two = (part: string | number) => String(part).padStart(2, '0')
  const date = `${year}-${two(monthOf(month))}-${two(day)}`
  const local = kind === 'date' ? date : `${date}T${two(hour)}:${minute}`
  return isLocal(local) ? local : text
}

/** Also false for 31 February and for 25:00. */
export function isLocal(local: string): boolean {
  return (
    LOCAL.test(local) &&
    toLocal(new Date(`${local}${local.includes('T') ? '' : 'T00:00'}Z`)).startsWith(local)
  )
}

export function isInstant(text: string): boolean {
  return INSTANT.test(text) && !Number.isNaN(Date.parse(text))
}

export function toInput(moment: string | null): string {
  if (moment === null || !isInstant(moment)) return moment ?? ''
  return toLocal(new Date(Date.parse(moment) + WIB_AHEAD_MS))
}

/** Empty is null. */
export function fromInput(local: string): string | null {
  if (!isLocal(local)) return local === '' ? null : local
  return new Date(Date.parse(`${local}Z`) - WIB_AHEAD_MS).toISOString()
}

function toLocal(at: Date): string {
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, LOCAL_LENGTH)
}

function partsOf(text: string): readonly (string | undefined)[] {
  const iso = ISO.exec(text)
  return iso ? [iso[0], iso[3], iso[2], iso[1], iso[4], iso[5]] : (WORDS.exec(text) ?? [])
}

function monthOf(month: string): number {
  return Number(month) || MONTHS.findIndex((names) => names.includes(month.slice(0, 3))) + 1
}
