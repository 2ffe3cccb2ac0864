// The leaderboard page: its tabs in order, the boards of each, and which rows they show.

import type { Language } from '#contract/language.ts'
import type { Boards } from '#contract/settings/boards.schema.ts'
import {
  type BoardFormat,
  type BoardIcon,
  DONATORS_BOARD,
  GLOBAL_TAB,
  VOTERS_BOARD,
} from '#contract/settings/boards.ts'

export const GLOBAL_REFRESH_MS = 300_000
const ROWS_COLLAPSED = 5
export const ROWS_EXPANDED = 20
export const ROWS_OF_BOARD_PAGE = 100
export const PLACEHOLDER_ROWS = 10
/** Expanded, the donators show all of them; this bounds the size of one reply. */
export const DONATORS_SENT_AT_MOST = 1_000

export const BOARD_PERIODS = ['weekly', 'monthly', 'alltime'] as const
export type BoardPeriod = (typeof BOARD_PERIODS)[number]
const DONATOR_PERIODS = ['monthly', 'alltime'] as const
const VOTER_PERIODS = ['current', 'previous'] as const
export type VoterPeriod = (typeof VOTER_PERIODS)[number]
export type Period = BoardPeriod | VoterPeriod
export const PERIODS: readonly Period[] = [...BOARD_PERIODS, ...VOTER_PERIODS]

/** The first is the default. */
export function periodsOf(board: string): readonly [Period, ...Period[]] {
  if (board === DONATORS_BOARD) return DONATOR_PERIODS
  return board === VOTERS_BOARD ? VOTER_PERIODS : BOARD_PERIODS
}

/** The period and the expansion of each board are in the query: `credits=monthly-all`. */
export const BOARD_EXPANDED = '-all'

/** The values of a board in the query that differ from its default view. */
export function viewsOf(board: string): string[] {
  const [usual, ...others] = periodsOf(board)
  return [...others, ...[usual, ...others].map((period) => period + BOARD_EXPANDED)]
}

export type ShownBoard = {
  /** In the address of the page; unique in its tab. */
  id: string
  /** The name in ajLeaderboards and in the reply of the API; empty for boards of the global tab. */
  key: string
  /** Null: the page has a text of its own for it. */
  label: string | null
  /** Values are text without grouping: money and decimal with a decimal comma, durations in seconds, others whole. */
  format: BoardFormat | 'rupiah' | 'votes'
  symbol: string
  icon: BoardIcon | 'hand-heart' | 'thumbs-up' | null
}

export type ShownTab = {
  id: string
  /** Null: the page has a text of its own for it. */
  label: string | null
  accent: string | null
  boards: readonly ShownBoard[]
}

const GLOBAL = { key: '', label: null, symbol: '' }
const DONATORS: ShownBoard = { ...GLOBAL, id: DONATORS_BOARD, format: 'rupiah', icon: 'hand-heart' }
const VOTERS: ShownBoard = { ...GLOBAL, id: VOTERS_BOARD, format: 'votes', icon: 'thumbs-up' }

/** In the order of the page, which previous and next follow as a ring: global is the second. */
export function toShownTabs({ tabs, donators, voters }: Boards, language: Language): ShownTab[] {
  const shown = tabs
    .filter(({ boards }) => boards.length > 0)
    .map(
      ({ id, label, accent, boards }): ShownTab => ({
        id,
        label: label[language],
        accent,
        boards: boards.map(({ board, label, reverse: _unsent, ...rest }) => ({
          ...rest,
          key: board,
          label: label[language],
        })),
      }),
    )
  const ofGlobal = [...(donators ? [DONATORS] : []), ...(voters ? [VOTERS] : [])]
  if (ofGlobal.length > 0) shown.splice(1, 0, { id: GLOBAL_TAB, label: null, accent: null, boards: ofGlobal })
  return shown
}

export function defaultTab(tabs: readonly Pick<ShownTab, 'id'>[]): string | null {
  return (tabs.find(({ id }) => id === GLOBAL_TAB) ?? tabs[0])?.id ?? null
}

export function tabInRing<Tab extends Pick<ShownTab, 'id'>>(
  tabs: readonly Tab[],
  id: string,
  step: 1 | -1,
): Tab | undefined {
  return tabs.at((tabs.findIndex((tab) => tab.id === id) + step) % tabs.length)
}

export function rowsShown(board: string, expanded: boolean): number {
  if (!expanded) return ROWS_COLLAPSED
  return board === DONATORS_BOARD ? Number.POSITIVE_INFINITY : ROWS_EXPANDED
}

/** Donators, voters and boards of a game: what the introduction of the page names. */
export function hasEveryKind(tabs: readonly Pick<ShownTab, 'id' | 'boards'>[]): boolean {
  return tabs.length > 1 && tabs.some(({ id, boards }) => id === GLOBAL_TAB && boards.length === 2)
}

/** Where a player stands on a board: in the period with the best rank. */
export type Standing = { tab: string; board: string; period: Period; rank: number; value: string }
