// The database of the ajLeaderboards plugin, read only, one query at a time.

import type { FoundBoard } from '#contract/network/leaderboards.schema.ts'
import { BOARD_PERIODS } from '#contract/network/leaderboards.ts'
import { toDecimal, toDisplayName } from '#server/network/leaderboards/board-value.ts'
import { toProblem } from '#server/platform/kernel/to-problem.ts'
import {
  type BoardDatabase,
  type BoardRow,
  type BoardRows,
  H2_FILE,
  type LeaderboardSource,
  type OpenDatabase,
  type PlayersPage,
  type Reading,
  type SourceEntry,
  SourceError,
  type SourceProblem,
  type WantedBoard,
} from './leaderboard-source.ts'
import { countQuery, isBoardName, isPlayerId, playersQuery, topQuery, toSeen } from './queries.ts'

/** For all boards together. */
const READING_TIMEOUT_MS = 30_000
const LISTING_TIMEOUT_MS = 10_000
const LISTED_ROWS = 3
/** More boards than a plugin has in practice. */
const LISTED_BOARDS = 200
/** The user or the password is wrong, or may not read this database. */
const REFUSED = ['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR']

type Settings = { open: OpenDatabase; prefix: string; listingMs?: number }

export function createAjLeaderboards({
  open,
  prefix,
  listingMs = LISTING_TIMEOUT_MS,
}: Settings): LeaderboardSource {
  async function readAll(
    boards: readonly WantedBoard[],
    limit: number,
    signal: AbortSignal,
  ): Promise<Reading> {
    const database = await open(signal)
    const read = new Map<string, BoardRows>()
    const missing: string[] = []
    let problem: string | null = null
    for (const { board, reverse } of boards) {
      try {
        const rows = await readBoard(database, { table: prefix + board, reverse, limit })
        if (rows) read.set(board, rows)
        else missing.push(board)
      } catch (error) {
        // Continue with the other boards; on a lost connection they fail at once.
        problem ??= toProblem(error)
      }
    }
    database.close()
    return { boards: read, missing, problem }
  }

  return {
    async read(boards, { limit, signal }) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(READING_TIMEOUT_MS)])
      try {
        return await readAll(boards, limit, deadline)
      } catch (error) {
        return { boards: new Map(), missing: [], problem: toProblem(error) }
      }
    },

    async list({ signal }) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(listingMs)])
      try {
        return await listBoards(await open(deadline), prefix, deadline)
      } catch (error) {
        throw new SourceError(problemKind(error), toProblem(error))
      }
    },

    async players(table, { after, limit, signal }) {
      const query = playersQuery({ table, prefix, after, limit })
      const database = await open(AbortSignal.any([signal, AbortSignal.timeout(LISTING_TIMEOUT_MS)]))
      try {
        const result = await database.query(query)
        return 'missing' in result ? null : toPlayersPage(result.rows, limit)
      } finally {
        database.close()
      }
    },
  }
}

function problemKind(error: unknown): SourceProblem {
  const { code = '' } = Object(error) as { code?: string }
  if (code === H2_FILE) return 'h2'
  return REFUSED.includes(code) ? 'refused' : 'unreachable'
}

type Shown = { table: string; reverse: boolean; limit: number }

async function readBoard(database: BoardDatabase, shown: Shown): Promise<BoardRows | null> {
  const rows: BoardRows = { weekly: [], monthly: [], alltime: [] }
  for (const period of BOARD_PERIODS) {
    const result = await database.query(topQuery({ ...shown, period }))
    if ('missing' in result) return null
    rows[period] = result.rows.flatMap((row) => toEntry(row) ?? [])
  }
  return rows
}

function toEntry(row: BoardRow): SourceEntry | null {
  const name = toDisplayName(row.name)
  const value = toDecimal(row.value)
  return name !== null && value !== null ? { name, value } : null
}

/** Rows without a valid name are left out; an invalid id at the end of a page ends the table. */
function toPlayersPage(rows: readonly BoardRow[], limit: number): PlayersPage {
  const players = rows.flatMap(({ id, name, value }) => {
    const shown = toDisplayName(name)
    return isPlayerId(id) && shown !== null ? [{ id, name: shown, seen: toSeen(value) }] : []
  })
  const last = rows.length < limit ? null : rows.at(-1)?.id
  return { players, next: isPlayerId(last) ? last : null }
}

async function listBoards(database: BoardDatabase, prefix: string, deadline: AbortSignal) {
  try {
    const tables = (await database.listTables())
      .filter((table) => table.startsWith(prefix) && isBoardName(table.slice(prefix.length)))
      .slice(0, LISTED_BOARDS)
    const found: FoundBoard[] = []
    for (const table of tables) {
      found.push({ board: table.slice(prefix.length), ...(await peek(database, table, deadline)) })
    }
    return found
  } finally {
    database.close()
  }
}

/** After the deadline, and where the table cannot be read, only its name is known. */
async function peek(database: BoardDatabase, table: string, deadline: AbortSignal) {
  if (deadline.aborted) return { players: null, top: [] }
  try {
    const counted = await database.query(countQuery(table))
    const first = await database.query(topQuery({ table, period: 'alltime', limit: LISTED_ROWS }))
    if ('missing' in counted || 'missing' in first) return { players: null, top: [] }
    const players = Number(toDecimal(counted.rows[0]?.value) ?? Number.NaN)
    return {
      players: Number.isSafeInteger(players) ? players : null,
      top: first.rows.flatMap((row) => toEntry(row) ?? []),
    }
  } catch {
    return { players: null, top: [] }
  }
}
