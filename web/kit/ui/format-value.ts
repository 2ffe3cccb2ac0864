// Formats the value of a board. Numbers may exceed the range of JavaScript's, so they stay strings.
import type { leaderboard } from '#content/locales/en/leaderboard.ts'
import type { ShownBoard } from '#contract/network/leaderboards.ts'
import { rupiah } from '../i18n/rupiah.ts'
import type { Text } from '../i18n/text.ts'

const NUMBER = /^(-?\d+)(?:[.,](\d+))?/
const SECONDS_A_DAY = 86_400n
const SECONDS_AN_HOUR = 3_600n
const DECIMAL_MARKS = { en: '.', id: ',' } as const

/** Only the texts of the leaderboard page are needed. */
type Words = Pick<Text<{ leaderboard: typeof leaderboard }>, 't' | 'number' | 'language'>

/** Text that is no number is shown unchanged. */
export function formatValue(
  { format, symbol }: Pick<ShownBoard, 'format' | 'symbol'>,
  value: string,
  words: Words,
): string {
  const [, digits, fraction = ''] = NUMBER.exec(value) ?? []
  if (digits === undefined) return value
  const { t, number, language } = words
  const whole = BigInt(digits)
  switch (format) {
    case 'money':
      return symbol + number(whole)
    case 'decimal':
      return symbol + withFraction(number(whole), digits, fraction, DECIMAL_MARKS[language])
    case 'rupiah':
      return rupiah(whole)
    case 'votes':
      return t('leaderboard.votes', { count: number(whole) })
    case 'duration':
      return formatDuration(whole, words)
    case 'number':
      return number(whole)
  }
}

/** Without zeros at its end. */
function withFraction(whole: string, digits: string, fraction: string, mark: string): string {
  const shown = fraction.replace(/0+$/, '')
  if (shown === '') return whole
  const sign = digits.startsWith('-') && !whole.startsWith('-') ? '-' : ''
  return sign + whole + mark + shown
}

function formatDuration(seconds: bigint, { t, number }: Words): string {
  const days = seconds / SECONDS_A_DAY
  const hours = (seconds % SECONDS_A_DAY) / SECONDS_AN_HOUR
  return days > 0n
    ? t('leaderboard.daysHours', { days: number(days), hours: number(hours) })
    : t('leaderboard.hours', { hours: number(hours) })
}
