import type { ShownBoard } from '#contract/network/leaderboards.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { formatValue } from '#web/kit/ui/format-value.ts'

const NUMBER = /^(-?)(\d+)(?:,(\d{1,2}))?$/
const CENTS = 100n

/** The difference of two values of a board, as such a value; null when one is no number, or nothing is between them. */
export function gapBetween(higher: string, lower: string): string | null {
  const [above, below] = [toCents(higher), toCents(lower)]
  if (above === null || below === null || above <= below) return null
  const gap = above - below
  const rest = gap % CENTS
  return rest === 0n ? String(gap / CENTS) : `${gap / CENTS},${String(rest).padStart(2, '0')}`
}

function toCents(value: string): bigint | null {
  const [, sign, whole, fraction = ''] = NUMBER.exec(value) ?? []
  if (whole === undefined) return null
  const cents = BigInt(whole) * CENTS + BigInt(fraction.padEnd(2, '0') || '0')
  return sign === '-' ? -cents : cents
}

type Entry = { value: string } | undefined

/** What the lower entry lacks, as the board shows it; null where that would read as nothing. */
export function gapText(
  board: Pick<ShownBoard, 'format' | 'symbol'>,
  [higher, lower]: readonly [Entry, Entry],
  text: Text,
): string | null {
  const gap = higher && lower ? gapBetween(higher.value, lower.value) : null
  const shown = gap === null ? null : formatValue(board, gap, text).replaceAll(' ', '\u00a0')
  return shown === formatValue(board, '0', text).replaceAll(' ', '\u00a0') ? null : shown
}
