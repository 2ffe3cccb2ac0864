// The boards that are switched on, as visitors see them.
import type {
  Board,
  Boards,
  Donators,
  LeaderboardEntry,
  Voters,
} from '#contract/network/leaderboards.schema.ts'
import { BOARD_PERIODS, type Period, ROWS_OF_BOARD_PAGE } from '#contract/network/leaderboards.ts'
import type { Boards as BoardSettings, BoardTab } from '#contract/settings/boards.schema.ts'
import { type BoardFormat, DONATORS_BOARD, GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'
import { toBoardValue } from './board-value.ts'
import type { ServerReading, TimedRows } from './server-boards.ts'
import type { SourceEntry } from './sources/leaderboard-source.ts'

type Deps = {
  boards(): BoardSettings
  donators(): Donators | null
  voters(): Voters | null
  findReading(server: string): ServerReading | null
}

export function createShownBoards({ boards, donators, voters, findReading }: Deps) {
  const longTabBoards = createTabBoards(findReading, ROWS_OF_BOARD_PAGE)
  return {
    /** The rows of the pages of all boards. */
    *rankings(): Generator<Ranking> {
      for (const tab of boards().tabs) {
        const shown = longTabBoards(tab)
        for (const { id, board } of tab.boards) {
          const found = shown?.[board]
          for (const period of found ? BOARD_PERIODS : []) {
            yield { tab: tab.id, board: id, period, entries: found?.[period] ?? [] }
          }
        }
      }
      yield* globalRankings(boards().donators ? donators() : null, boards().voters ? voters() : null)
    },

    /** The boards of a tab with the rows of the pages of each. */
    longTab(id: string): Boards | null {
      const tab = boards().tabs.find((one) => one.id === id)
      return tab ? longTabBoards(tab) : null
    },
  }
}

export type Ranking = {
  tab: string
  /** The id of the board in the address of the page. */
  board: string
  period: Period
  entries: readonly LeaderboardEntry[]
}

function* globalRankings(donators: Donators | null, voters: Voters | null): Generator<Ranking> {
  const global = { tab: GLOBAL_TAB, board: DONATORS_BOARD }
  if (donators) {
    yield { ...global, period: 'monthly', entries: donators.monthly }
    yield { ...global, period: 'alltime', entries: donators.alltime }
  }
  if (voters) {
    yield { ...global, board: VOTERS_BOARD, period: 'current', entries: voters.current }
    yield { ...global, board: VOTERS_BOARD, period: 'previous', entries: voters.previous }
  }
}

/**
 * The boards of a tab with at most so many rows of each period: the same object until the tab or its rows change. Null before
 * a read.
 */
export function createTabBoards(findReading: (server: string) => ServerReading | null, rows: number) {
  const made = new WeakMap<ServerReading, WeakMap<BoardTab, Boards>>()

  return (tab: BoardTab): Boards | null => {
    const reading = findReading(tab.server)
    if (!reading) return null
    const ofReading = made.get(reading) ?? new WeakMap<BoardTab, Boards>()
    made.set(reading, ofReading)
    const boards = ofReading.get(tab) ?? toBoards(tab, reading, rows)
    ofReading.set(tab, boards)
    return boards
  }
}

function toBoards(tab: BoardTab, reading: ServerReading, limit: number): Boards {
  const formats = new Map<string, BoardFormat[]>()
  for (const { board, format } of tab.boards) formats.set(board, [...(formats.get(board) ?? []), format])
  return Object.fromEntries(
    [...formats].flatMap(([board, shownAs]) => {
      const rows = reading.get(board)
      return rows ? [[board, toBoard(rows, shownAs, limit)]] : []
    }),
  )
}

function toBoard(
  { weekly, monthly, alltime, timestamp }: TimedRows,
  formats: readonly BoardFormat[],
  limit: number,
): Board {
  const entries = (rows: readonly SourceEntry[]) =>
    rows.slice(0, limit).map(({ name, value }) => ({ name, value: toBoardValue(value, formats) }))
  return { weekly: entries(weekly), monthly: entries(monthly), alltime: entries(alltime), timestamp }
}
