// The database of the ajLeaderboards plugin, read only, one query at a time.

import type { LeaderboardEntry } from '#contract/leaderboards.schema.ts'
import { BOARD_PERIODS } from '#contract/leaderboards.ts'
import { toBoardValue } from '#server/leaderboards/board-value.ts'
import { toDisplayName } from '#server/leaderboards/player-name.ts'
import { toProblem } from '#server/leaderboards/problem.ts'
import type { BoardDatabase, BoardRow, OpenDatabase } from './board-database.ts'
import type { BoardRows, LeaderboardSource, Reading, WantedBoard } from './leaderboard-source.ts'
import { topQuery } from './top-query.ts'

/** For all boards together. */
const READING_TIMEOUT_MS = 30_000

type Settings = { open: OpenDatabase; prefix: string }
type BoardQuery = { board: WantedBoard; table: string; limit: number }

export function createAjLeaderboards({ open, prefix }: Settings): LeaderboardSource {
  async function readAll(boards: readonly WantedBoard[], limit: number, signal: AbortSignal) {
    const database = await open(signal)
    const read = new Map<string, BoardRows>()
    const missing: string[] = []
    let problem: string | null = null
    for (const board of boards) {
      try {
        const rows = await readBoard(database, { board, table: prefix + board.key, limit })
        if (rows) read.set(board.key, rows)
        else missing.push(board.key)
      } catch (error) {
        // Continue with the other boards; on a lost connection they fail at once.
        problem ??= toProblem(error)
      }
    }
    database.close()
    return { boards: read, missing, problem }
  }

  return {
    async read(boards, { limit, signal }): Promise<Reading> {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(READING_TIMEOUT_MS)])
      try {
        return await readAll(boards, limit, deadline)
      } catch (error) {
        return { boards: new Map(), missing: [], problem: toProblem(error) }
      }
    },
  }
}

/** Null when the database lacks the board or its columns. */
async function readBoard(
  database: BoardDatabase,
  { board, table, limit }: BoardQuery,
): Promise<BoardRows | null> {
  const rows: BoardRows = { weekly: [], monthly: [], alltime: [] }
  for (const period of BOARD_PERIODS) {
    const result = await database.query(topQuery({ table, period, limit }))
    if ('missing' in result) return null
    rows[period] = result.rows.flatMap((row) => toEntry(row, board) ?? [])
  }
  return rows
}

/** Null for a row without a valid name or number. */
function toEntry(row: BoardRow, { format }: WantedBoard): LeaderboardEntry | null {
  const name = toDisplayName(row.name)
  const value = toBoardValue(row.value, format)
  return name !== null && value !== null ? { name, value } : null
}
