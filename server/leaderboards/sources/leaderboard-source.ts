// The port: the top rows of boards, as one game server keeps them.

import type { LeaderboardEntry } from '#contract/leaderboards.schema.ts'
import type { BoardPeriod, ValueFormat } from '#contract/leaderboards.ts'

export type WantedBoard = { readonly key: string; readonly format: ValueFormat }

export type BoardRows = Record<BoardPeriod, LeaderboardEntry[]>

export type Reading = {
  /** By key. */
  boards: ReadonlyMap<string, BoardRows>
  /** The boards that the game server does not have. */
  missing: readonly string[]
  /** Why the boards that are in neither could not be read; null when there are none. */
  problem: string | null
}

export type LeaderboardSource = {
  /** Never rejects, and ends soon after the signal. */
  read(boards: readonly WantedBoard[], options: { limit: number; signal: AbortSignal }): Promise<Reading>
}
