import type { Board, Boards } from '#contract/network/leaderboards.schema.ts'
import type { BoardTab } from '#contract/settings/boards.schema.ts'
import type { BoardFormat } from '#contract/settings/boards.ts'
import { toBoardValue } from './board-value.ts'
import type { ServerReading, TimedRows } from './server-boards.ts'
import type { SourceEntry } from './sources/leaderboard-source.ts'

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
