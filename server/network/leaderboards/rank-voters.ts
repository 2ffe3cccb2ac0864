import type { LeaderboardEntry } from '#contract/network/leaderboards.schema.ts'
import type { Voter } from './voters/voter-source.ts'

/** Voters type their names, so spellings in another case are merged; the one with most votes is shown. */
export function rankVoters(voters: readonly Voter[], limit: number): LeaderboardEntry[] {
  const players = new Map<string, Voter>()
  for (const { name, votes } of voters.toSorted(byVotes)) {
    const key = name.toLowerCase()
    const known = players.get(key)
    players.set(key, known ? { name: known.name, votes: known.votes + votes } : { name, votes })
  }
  return [...players.values()]
    .filter(({ votes }) => votes > 0)
    .sort(byVotes)
    .slice(0, limit)
    .map(({ name, votes }) => ({ name, value: String(votes) }))
}

function byVotes(one: Voter, other: Voter): number {
  return other.votes - one.votes
}
