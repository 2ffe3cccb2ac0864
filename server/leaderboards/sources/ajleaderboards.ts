// ajLeaderboards, the plugin that keeps the boards. Read only, one query at a time.

import type { LeaderboardEntry } from '#contract/leaderboards.schema.ts'
import { BOARD_PERIODS } from '#contract/leaderboards.ts'
import { toBoardValue } from '#server/leaderboards/board-value.ts'
import { toShownName } from '#server/leaderboards/player-name.ts'
import { toProblem } from '#server/leaderboards/problem.ts'
import type { BoardDatabase, BoardRow, OpenDatabase } from './board-database.ts'
import type { BoardRows, LeaderboardSource, Reading, WantedBoard } from './leaderboard-source.ts'
import { topQuery } from './top-query.ts'

/** However many boards are slow, a reading of the game's database ends. */
const READING_TIMEOUT_MS = 30_000

type Settings = { open: OpenDatabase; prefix: string }
type Asked = { board: WantedBoard; table: string; limit: number }

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
        // The others still get their turn; when the connection is gone they fail at once.
        problem ??= toProblem(error)
      }
    }
    database.close()
    return { boards: read, missing, problem }
  }

  return {
    async read(boards, { limit, signal }): Promise<Reading> {
      const ending = AbortSignal.any([signal, AbortSignal.timeout(READING_TIMEOUT_MS)])
      try {
        return await readAll(boards, limit, ending)
      } catch (error) {
        return { boards: new Map(), missing: [], problem: toProblem(error) }
      }
    },
  }
}

/** Null when the database has no such board, or not in a form that we know. */
async function readBoard(database: BoardDatabase, { board, table, limit }: Asked): Promise<BoardRows | null> {
  const rows: BoardRows = { weekly: [], monthly: [], alltime: [] }
  for (const period of BOARD_PERIODS) {
    const answer = await database.ask(topQuery({ table, period, limit }))
    if ('missing' in answer) return null
    rows[period] = answer.rows.flatMap((row) => toEntry(row, board) ?? [])
  }
  return rows
}

/** Null for a row that says nothing: no name, or no number. */
function toEntry(row: BoardRow, { format }: WantedBoard): LeaderboardEntry | null {
  const name = toShownName(row.name)
  const value = toBoardValue(row.value, format)
  return name !== null && value !== null ? { name, value } : null
}
