// The view of each board, in the query so that it can be shared: ?tab=tycoon&credits=monthly-all
import {
  BOARD_EXPANDED,
  BOARD_PERIODS,
  type BoardId,
  DEFAULT_BOARD_PERIOD,
  DEFAULT_DONATOR_PERIOD,
  DEFAULT_TAB,
  DEFAULT_VOTER_PERIOD,
  DONATOR_PERIODS,
  LEADERBOARD_TABS,
  type LeaderboardTab,
  VOTER_PERIODS,
} from '#contract/leaderboards.ts'

export type Period = 'weekly' | 'monthly' | 'alltime' | 'current' | 'previous'
export type BoardView = { period: Period; expanded: boolean }

export function periodsOf(board: BoardId): readonly Period[] {
  if (board === 'donators') return DONATOR_PERIODS
  return board === 'voters' ? VOTER_PERIODS : BOARD_PERIODS
}

function defaultPeriodOf(board: BoardId): Period {
  if (board === 'donators') return DEFAULT_DONATOR_PERIOD
  return board === 'voters' ? DEFAULT_VOTER_PERIOD : DEFAULT_BOARD_PERIOD
}

export function readTab(query: URLSearchParams): LeaderboardTab {
  const asked = query.get('tab')
  return LEADERBOARD_TABS.find((tab) => tab === asked) ?? DEFAULT_TAB
}

export function readView(query: URLSearchParams, board: BoardId): BoardView {
  const asked = query.get(board) ?? ''
  const expanded = asked.endsWith(BOARD_EXPANDED)
  const word = expanded ? asked.slice(0, -BOARD_EXPANDED.length) : asked
  return { period: periodsOf(board).find((period) => period === word) ?? defaultPeriodOf(board), expanded }
}

/** The query with one board changed; default values are left out. */
export function writeView(
  query: URLSearchParams,
  board: BoardId,
  { period, expanded }: BoardView,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const usual = period === defaultPeriodOf(board) && !expanded
  if (usual) next.delete(board)
  else next.set(board, expanded ? `${period}${BOARD_EXPANDED}` : period)
  return next
}

/** Views of the previous tab are dropped. */
export function tabSearch(tab: LeaderboardTab): string {
  return tab === DEFAULT_TAB ? '' : `?tab=${tab}`
}
