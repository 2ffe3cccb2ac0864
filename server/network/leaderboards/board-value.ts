// Values of game databases and voting sites: numbers as text without losing digits, and names, which are not trusted.
import type { BoardFormat } from '#contract/settings/boards.ts'

const DECIMAL = /^(-?)0*(\d{1,65})(?:\.(\d{1,30}))?$/
const CENTS = 2
const WITH_DECIMALS: readonly BoardFormat[] = ['money', 'decimal']

/** `-12.5`, without zeros at either end; null for anything that is not a number. */
export function toDecimal(stored: unknown): string | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(toDigits(stored)) ?? []
  if (sign === undefined || whole === undefined) return null
  const significant = fraction.replace(/0+$/, '')
  return sign + whole + (significant && `.${significant}`)
}

/** For the API: money and decimals have a decimal comma and two decimals, everything else is whole. */
export function toBoardValue(decimal: string, formats: readonly BoardFormat[]): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  if (formats.some((format) => WITH_DECIMALS.includes(format)))
    return `${whole},${fraction.slice(0, CENTS).padEnd(CENTS, '0')}`
  return whole === '-0' ? '0' : whole
}

/** MySQL gives decimals as text; SQLite gives whole numbers as bigint and all others as floating point. */
function toDigits(stored: unknown): string {
  if (typeof stored === 'string') return stored
  if (typeof stored === 'bigint') return stored.toString()
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return ''
  // Beyond 2^53 a floating point number is always whole, and a bigint writes it without an exponent.
  return Number.isInteger(stored) ? BigInt(stored).toString() : stored.toFixed(CENTS)
}

const MAX_CHARACTERS = 32
// Control characters, lone surrogates, line separators and bidirectional controls.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

export function toDisplayName(given: unknown): string | null {
  if (typeof given !== 'string') return null
  const name = given.trim()
  return name !== '' && [...name].length <= MAX_CHARACTERS && !FORBIDDEN.test(name) ? name : null
}
