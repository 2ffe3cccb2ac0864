// Resolutions of the history. A minute counts in one point of each; what is older than its `days` is deleted.
export const MINUTE_MS = 60_000
export const HOUR = 60
export const DAY = 24 * HOUR

/** `span` in minutes. */
export const RESOLUTIONS = {
  fine: { span: 5, days: 2 },
  hours: { span: HOUR, days: 32 },
  days: { span: DAY, days: 366 },
} as const

/** Days begin at midnight in Jakarta, seven hours ahead of UTC; hours and shorter spans are the same there. */
const AHEAD = 7 * HOUR

export function toMinute(at: Date): number {
  return Math.floor(at.getTime() / MINUTE_MS)
}

export function toMoment(minute: number): string {
  return new Date(minute * MINUTE_MS).toISOString()
}

export function startOf(minute: number, span: number): number {
  return Math.floor((minute + AHEAD) / span) * span - AHEAD
}
