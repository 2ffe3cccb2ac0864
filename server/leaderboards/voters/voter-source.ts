// The port: who voted how often on a server list, this month or the one before.
import type { VoterPeriod } from '#contract/leaderboards.ts'

export type Voter = { name: string; votes: number }

export type VoterSource = {
  /** Rejects when the list cannot be had, and soon after the signal. */
  list(month: VoterPeriod, signal: AbortSignal): Promise<Voter[]>
}
