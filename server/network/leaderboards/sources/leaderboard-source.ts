// Ports: the boards of one game server, and its database.
import type { FoundBoard } from '#contract/network/leaderboards.schema.ts'
import type { BoardPeriod } from '#contract/network/leaderboards.ts'

/** `value` is decimal text, for example `1234.50`. */
export type SourceEntry = { name: string; value: string }
export type BoardRows = Record<BoardPeriod, SourceEntry[]>

export type Reading = {
  /** By the name of the board. */
  boards: ReadonlyMap<string, BoardRows>
  missing: readonly string[]
  /** Why other boards could not be read; null when all were read. */
  problem: string | null
}

/** `h2`: a file of the plugin's default storage, which only the plugin reads. */
export type SourceProblem = 'refused' | 'unreachable' | 'h2'

/** The code of that error. */
export const H2_FILE = 'H2_FILE'

/** `reverse`: the lowest value is first. */
export type WantedBoard = { board: string; reverse: boolean }

export class SourceError extends Error {
  readonly problem: SourceProblem

  constructor(problem: SourceProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/** A table with names of players: a board, or that of another plugin in the same database. */
export type PlayersTable = { board: string } | 'luckperms' | 'plan'

/** `seen`: the last visit, or since the start of which period the player was in the game; null when nothing tells. */
export type SourcePlayer = { id: string; name: string; seen: Date | 'day' | 'week' | 'month' | null }

/** `next` is the id after which the next page begins; null after the last page. */
export type PlayersPage = { players: SourcePlayer[]; next: string | null }

export type LeaderboardSource = {
  /** Never rejects; stops on abort. */
  read(boards: readonly WantedBoard[], options: { limit: number; signal: AbortSignal }): Promise<Reading>
  /** Every board that is there, by name. Rejects with a SourceError. */
  list(options: { signal: AbortSignal }): Promise<FoundBoard[]>
  /** Players in the order of their ids. Null when the database lacks the table; rejects when it does not answer. */
  players(
    table: PlayersTable,
    options: { after: string; limit: number; signal: AbortSignal },
  ): Promise<PlayersPage | null>
}

/** `id` only where the query selects it. */
export type BoardRow = { id?: unknown; name: unknown; value: unknown }

/** `missing`: no such table or column. */
export type BoardResult = { rows: BoardRow[] } | { missing: string }

export type BoardDatabase = {
  query(query: string): Promise<BoardResult>
  /** Tables with the plugin's columns, by name. Rejects on a timeout. */
  listTables(): Promise<string[]>
  close(): void
}

/** The signal aborts opening and all queries. */
export type OpenDatabase = (signal: AbortSignal) => Promise<BoardDatabase>

export type Limits = { connectMs: number; queryMs: number }

export const LIMITS: Limits = { connectMs: 3_000, queryMs: 4_000 }
