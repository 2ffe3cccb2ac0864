// Formats stored numbers for the API as text, without losing digits of long numbers.
import type { ValueFormat } from '#contract/leaderboards.ts'

const MONEY: readonly ValueFormat[] = ['credits', 'ethea', 'balance']
const DECIMAL = /^(-?)0*(\d{1,65})(?:\.(\d{1,30}))?$/
const CENTS = 2

/** Money has a decimal comma and two decimals, everything else is whole. Null for anything that is not a number. */
export function toBoardValue(stored: unknown, format: ValueFormat): string | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(toDigits(stored)) ?? []
  if (sign === undefined || whole === undefined) return null
  if (!MONEY.includes(format)) return whole === '0' ? '0' : sign + whole
  return `${sign}${whole},${fraction.slice(0, CENTS).padEnd(CENTS, '0')}`
}

/** MySQL gives decimals as text; SQLite gives whole numbers as bigint and all others as floating point. */
function toDigits(stored: unknown): string {
  if (typeof stored === 'string') return stored
  if (typeof stored === 'bigint') return stored.toString()
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return ''
  // Beyond 2^53 a floating point number is always whole, and a bigint writes it without an exponent.
  return Number.isInteger(stored) ? BigInt(stored).toString() : stored.toFixed(CENTS)
}
