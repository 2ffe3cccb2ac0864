// Days and months as the players live them: Asia/Jakarta, seven hours ahead of UTC all year round.
const AHEAD_OF_UTC_MS = 7 * 60 * 60 * 1_000

/** `2026-11`: the month in Jakarta in which a moment lies. */
export function jakartaMonth(at: Date): string {
  return new Date(at.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 7)
}

/** The first moment of the month in Jakarta in which a moment lies. */
export function monthStart(at: Date): Date {
  const there = new Date(at.getTime() + AHEAD_OF_UTC_MS)
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - AHEAD_OF_UTC_MS)
}

/** Midnight in Jakarta at the beginning of the day in which a moment lies. */
export function dayStart(at: Date): Date {
  const there = new Date(at.getTime() + AHEAD_OF_UTC_MS)
  return new Date(there.setUTCHours(0, 0, 0, 0) - AHEAD_OF_UTC_MS)
}
