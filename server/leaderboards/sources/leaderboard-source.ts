// Port: the top rows of a game server's boards.

import type { LeaderboardEntry } from '#contract/leaderboards.schema.ts'
import type { BoardPeriod, ValueFormat } from '#contract/leaderboards.ts'

export type WantedBoard = { readonly key: string; readonly format: ValueFormat }

export type BoardRows = Record<BoardPeriod, LeaderboardEntry[]>

export type Reading = {
  /** By key. */
  boards: ReadonlyMap<string, BoardRows>
  /** The boards that the game server does not have. */
  missing: readonly string[]
  /** Why other boards could not be read; null when all were read. */
  problem: string | null
}

export type LeaderboardSource = {
  /** Never rejects; stops on abort. */
  read(boards: readonly WantedBoard[], options: { limit: number; signal: AbortSignal }): Promise<Reading>
}
