// The contents of the store page besides the products, in one language.

export type GoalView = {
  /** Whole per cent, rounded down; above 100 when it is exceeded. */
  percent: number
  /** From 1 to 12, in Jakarta. */
  month: number
  /** After today. */
  daysLeft: number
  text: string
}

export type Ago = { unit: 'minutes' | 'hours' | 'days'; count: number }

/** Points only: what a player has paid is nobody's business. */
export type SupporterView = { name: string; points: number; ago: Ago }

/** `until`: when the store is expected to open; null when the owner gives no time or it has passed. */
export type ClosedView = { text: string; until: string | null }

export type StorefrontView = {
  closed: ClosedView | null
  goal: GoalView | null
  supporters: readonly SupporterView[]
}

const MINUTE_MS = 60_000

/** At least one minute. */
export function timeAgo(at: Date, now: Date): Ago {
  const minutes = Math.max(1, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) }
}
