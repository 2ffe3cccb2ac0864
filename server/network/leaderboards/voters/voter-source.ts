// Port: votes per player on a server list.
import type { VoterPeriod } from '#contract/network/leaderboards.ts'

export type Voter = { name: string; votes: number }

export type VoterSource = {
  /** Rejects on failure and on abort. */
  list(month: VoterPeriod, signal: AbortSignal): Promise<Voter[]>
}
