// Formats the value of a board. Numbers may exceed the range of JavaScript's, so they stay strings.
import type { ValueFormat } from '#contract/leaderboards.ts'
import { rupiah } from '../i18n/rupiah.ts'
import type { Text } from '../i18n/text.ts'

const WHOLE = /^-?\d+/
const SECONDS_A_DAY = 86_400n
const SECONDS_AN_HOUR = 3_600n

type Words = Pick<Text, 't' | 'number'>

/** Text that is no number is shown unchanged. */
export function formatValue(format: ValueFormat, value: string, { t, number }: Words): string {
  const digits = WHOLE.exec(value)?.[0]
  if (digits === undefined) return value
  const whole = BigInt(digits)
  switch (format) {
    case 'credits':
      return `◆ ${number(whole)}`
    case 'ethea':
      return `Ɇ ${number(whole)}`
    case 'balance':
      return `$${number(whole)}`
    case 'rupiah':
      return rupiah(whole)
    case 'votes':
      return t('leaderboard.votes', { count: number(whole) })
    case 'playtime':
      return formatPlaytime(whole, { t, number })
    case 'count':
      return number(whole)
  }
}

function formatPlaytime(seconds: bigint, { t, number }: Words): string {
  const days = seconds / SECONDS_A_DAY
  const hours = (seconds % SECONDS_A_DAY) / SECONDS_AN_HOUR
  return days > 0n
    ? t('leaderboard.daysHours', { days: number(days), hours: number(hours) })
    : t('leaderboard.hours', { hours: number(hours) })
}
