// The events of the pulse: only what the network really had, newest first.
import { type Ago, type SupporterView, timeAgo } from '#contract/shop/storefront.ts'

export type PulseEvent = { name: string; ago: Ago } & (
  | { kind: 'vote'; site: string }
  | { kind: 'points'; points: number }
)

type Vote = { name: string; site: string; at: string }

const FEWEST = 3
const MOST = 5
const UNIT_MINUTES: Record<Ago['unit'], number> = { minutes: 1, hours: 60, days: 24 * 60 }

/** Verified votes and supporters who are shown; nothing below three, which would look like a network without players. */
export function pulseOf(votes: readonly Vote[], supporters: readonly SupporterView[], now: Date) {
  const events: PulseEvent[] = [
    ...votes.map(({ name, site, at }) => ({
      kind: 'vote' as const,
      name,
      site,
      ago: timeAgo(new Date(at), now),
    })),
    ...supporters.map(({ name, points, ago }) => ({ kind: 'points' as const, name, points, ago })),
  ]
  if (events.length < FEWEST) return []
  return events.toSorted((one, other) => minutes(one) - minutes(other)).slice(0, MOST)
}

const minutes = ({ ago }: PulseEvent) => ago.count * UNIT_MINUTES[ago.unit]
