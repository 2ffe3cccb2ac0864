import type { Board, Donators, LeaderboardEntry, Voters } from '#contract/leaderboards.schema.ts'
import {
  type BoardId,
  DONATORS_BOARD,
  type GameTab,
  type LeaderboardTab,
  PLACEHOLDER_ROWS,
  SURVIVAL_BOARDS,
  TYCOON_BOARDS,
  type ValueFormat,
  VOTERS_BOARD,
} from '#contract/leaderboards.ts'
import type { Period } from './board-view.ts'

export type ShownBoard = {
  id: BoardId
  format: ValueFormat
  rows: Partial<Record<Period, LeaderboardEntry[]>>
  timestamp: string | undefined
}

type GameBoards = Partial<Record<string, Board>>
type GlobalBoards = { donators: Donators | null; voters: Voters | null }
/** The reply of each call; null before the first one. */
export type Loaded = GlobalBoards & Record<GameTab, GameBoards | null>
export type Part = keyof Loaded
export type Failures = Partial<Record<Part, boolean>>

const BOARDS = { survival: SURVIVAL_BOARDS, tycoon: TYCOON_BOARDS }

export function partsOf(tab: LeaderboardTab): readonly Part[] {
  return tab === 'global' ? ['donators', 'voters'] : [tab]
}

/** The page was rendered for this tab: what is missing failed to load. */
export function failuresOf(tab: LeaderboardTab, loaded: Loaded): Failures {
  return Object.fromEntries(partsOf(tab).map((part) => [part, loaded[part] === null]))
}

/** Boards missing in the reply are left out; the page names them separately. */
export function gameBoards(tab: GameTab, boards: GameBoards): ShownBoard[] {
  return BOARDS[tab].flatMap(({ id, key, format }) => {
    const board = boards[key]
    return board ? [toShown(id, format, board)] : []
  })
}

export function globalBoards({ donators, voters }: GlobalBoards): ShownBoard[] {
  return [
    ...(donators ? [toShown(DONATORS_BOARD.id, DONATORS_BOARD.format, donators)] : []),
    ...(voters ? [toShown(VOTERS_BOARD.id, VOTERS_BOARD.format, voters)] : []),
  ]
}

/** Ten empty rows for every board of a tab. */
export function placeholderBoards(tab: GameTab): ShownBoard[] {
  const rows = Array.from({ length: PLACEHOLDER_ROWS }, () => ({ name: '—', value: '0' }))
  return BOARDS[tab].map(({ id, format }) => ({
    id,
    format,
    rows: { weekly: rows, monthly: rows, alltime: rows },
    timestamp: undefined,
  }))
}

function toShown(id: BoardId, format: ValueFormat, board: Board | Donators | Voters): ShownBoard {
  const { timestamp, ...rows } = board
  return { id, format, rows, timestamp }
}
