// Months as the players live them: in Asia/Jakarta, seven hours ahead of UTC all year round.

const AHEAD_OF_UTC_MS = 7 * 60 * 60 * 1_000

/** The first moment of the month in which `at` lies. */
export function monthStart(at: Date): Date {
  const there = new Date(at.getTime() + AHEAD_OF_UTC_MS)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - AHEAD_OF_UTC_MS)
}
