import type { Board, Donators, LeaderboardEntry, Voters } from '#contract/network/leaderboards.schema.ts'
import {
  type Period,
  PLACEHOLDER_ROWS,
  type ShownBoard,
  type ShownTab,
} from '#contract/network/leaderboards.ts'
import { GLOBAL_TAB } from '#contract/settings/boards.ts'

export type PageTab = ShownTab & {
  /** Keys that the page names when the reply lacks them; only for tabs of the demo. */
  required: readonly string[]
  /** Read from a simulator: what fails is shown as the specification says. Real tabs stay calm. */
  isDemo: boolean
}

export type FilledBoard = ShownBoard & {
  rows: Partial<Record<Period, readonly LeaderboardEntry[]>>
  timestamp: string | undefined
}

type Reply = Partial<Record<string, Board>> | Donators | Voters

/** The reply of each call; null before the first one. A part is a tab, or a board of the global tab. */
export type Loaded = Partial<Record<string, Reply | null>>
/** `unavailable`: the source has never answered. `failed`: this call failed. */
export type Failure = 'unavailable' | 'failed'
export type Failures = Partial<Record<string, Failure | null>>

export function partsOf({ id, boards }: ShownTab): readonly string[] {
  return id === GLOBAL_TAB ? boards.map((board) => board.id) : [id]
}

/** The page was rendered for this tab: what is missing was not available. */
export function failuresOf(tab: ShownTab, loaded: Loaded): Failures {
  return Object.fromEntries(partsOf(tab).map((part) => [part, loaded[part] ? null : 'unavailable']))
}

export function gameBoards({ boards }: ShownTab, reply: Reply): FilledBoard[] {
  const byKey = reply as Partial<Record<string, Board>>
  return boards.flatMap((board) => {
    const found = byKey[board.key]
    const rows = found ? found.weekly.length + found.monthly.length + found.alltime.length : 0
    return found && rows > 0 ? [fill(board, found)] : []
  })
}

export function missingKeys({ required }: PageTab, reply: Reply): string[] {
  return required.filter((key) => !(reply as Partial<Record<string, Board>>)[key])
}

export function globalBoards({ boards }: ShownTab, loaded: Loaded): FilledBoard[] {
  return boards.flatMap((board) => {
    const found = loaded[board.id]
    return found ? [fill(board, found as Donators | Voters)] : []
  })
}

export function placeholderBoards({ boards }: ShownTab): FilledBoard[] {
  const rows = Array.from({ length: PLACEHOLDER_ROWS }, () => ({ name: '—', value: '0' }))
  return boards.map((board) => ({
    ...board,
    rows: { weekly: rows, monthly: rows, alltime: rows },
    timestamp: undefined,
  }))
}

/** The board of the day: another one each day, of those that have rows. */
export function starOf(boards: readonly FilledBoard[], day: number): FilledBoard | undefined {
  const filled = boards.filter(({ rows }) => Object.values(rows).some(({ length }) => length > 0))
  return filled.length > 0 ? filled[day % filled.length] : boards[0]
}

function fill(board: ShownBoard, { timestamp, ...rows }: Board | Donators | Voters): FilledBoard {
  return { ...board, rows, timestamp }
}
