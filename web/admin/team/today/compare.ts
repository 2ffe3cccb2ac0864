/** Whole per cent above (or below) the compared sum; null when there is nothing to compare with. */
export function percentMore(now: number, compared: number | null): number | null {
  if (compared === null || compared === 0) return null
  return Math.round(((now - compared) / compared) * 100)
}
