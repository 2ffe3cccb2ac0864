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
