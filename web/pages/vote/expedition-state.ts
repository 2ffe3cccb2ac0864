// The state of each island of the expedition, from verified votes and the sites that this browser has opened.
import type { VoteSiteView } from '#contract/network/network-views.ts'
import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import type { VotesCast } from './votes-cast.ts'

/** A site that was opened counts as pending for so long. */
const PENDING_MS = 10 * 60 * 1_000
const MINUTE_MS = 60 * 1_000
const HOUR_MS = 60 * MINUTE_MS

export type Island =
  | { state: 'done'; votedAt: string; againAt: string }
  | { state: 'pending' | 'next' | 'ready' | 'unverifiable' }

type Known = { votes: PlayerVotes | null; opened: VotesCast; now: number }

/** In the order of the sites. The first one without a vote is next. */
export function toIslands(sites: readonly VoteSiteView[], { votes, opened, now }: Known): Island[] {
  let hasNext = false
  return sites.map((site, index): Island => {
    const { voted_at: votedAt = null, again_at: againAt = null } = votes?.sites[index] ?? {}
    if (votedAt !== null && againAt !== null && Date.parse(againAt) > now)
      return { state: 'done', votedAt, againAt }
    if (!site.isVerifiable) return { state: 'unverifiable' }
    const openedAt = opened[site.url]
    const isPending = openedAt !== undefined && now >= openedAt && now - openedAt < PENDING_MS
    if (votes && isPending) return { state: 'pending' }
    if (hasNext) return { state: 'ready' }
    hasNext = true
    return { state: 'next' }
  })
}

/** Positions of the pending ones, from 1. */
export function pendingOf(islands: readonly Island[]): number[] {
  return islands.flatMap(({ state }, index) => (state === 'pending' ? [index + 1] : []))
}

/** Until a moment: whole hours, below one hour minutes; at least one minute. */
export function waitUntil(moment: string, now: number): { hours: number } | { minutes: number } {
  const left = Date.parse(moment) - now
  if (left >= HOUR_MS) return { hours: Math.floor(left / HOUR_MS) }
  return { minutes: Math.max(1, Math.ceil(left / MINUTE_MS)) }
}

/** The first moment at which a site can be voted on again. */
export function nextStart(islands: readonly Island[]): string | null {
  const ends = islands.flatMap((island) => (island.state === 'done' ? [island.againAt] : []))
  return ends.sort()[0] ?? null
}

/** Java names, and Bedrock names with their dot or with spaces. */
export function isVoterName(typed: string): boolean {
  return /^\.?[A-Za-z0-9_ -]{3,16}$/.test(typed.trim())
}
