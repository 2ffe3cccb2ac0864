// The latest votes are shown to visitors.
import { playerKey } from '#contract/network/player-key.ts'
import { shownUsername } from '#contract/network/username.ts'
import type { Votes } from '#contract/settings/votes.schema.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { findVoteSite } from './vote-sites.ts'
import { listLatest } from './votes.repository.ts'

export type RecentVote = { name: string; site: string; at: string }

type Query = { isTest: number; limit: number; now: Date; votes: Votes }

/** Shown with the time of day only. */
const NEWEST_MS = 24 * 60 * 60 * 1_000
/** A player often votes on every site in a row, and is named once. */
const READ = 60

/** The last vote of each player in the last 24 hours, on sites that the settings still have. */
export async function listRecentVotes(db: Db, { isTest, limit, now, votes }: Query): Promise<RecentVote[]> {
  const since = new Date(now.getTime() - NEWEST_MS).toISOString()
  const byPlayer = new Map<string, RecentVote>()
  for (const { username, service, at } of await listLatest(db, { isTest, limit: READ })) {
    const site = findVoteSite(votes, service)
    const key = playerKey(username)
    if (!site || at <= since || byPlayer.has(key)) continue
    byPlayer.set(key, { name: shownUsername(username), site: site.name, at })
  }
  return [...byPlayer.values()].slice(0, limit)
}
