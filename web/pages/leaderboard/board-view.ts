// The view of each board, in the query so that it can be shared: ?tab=tycoon&credits=monthly-all
import {
  BOARD_EXPANDED,
  defaultTab,
  type Period,
  periodsOf,
  type ShownTab,
} from '#contract/network/leaderboards.ts'

export type BoardView = { period: Period; expanded: boolean }

/** Undefined only without any tab. */
export function readTab<Tab extends Pick<ShownTab, 'id'>>(
  query: URLSearchParams,
  tabs: readonly Tab[],
): Tab | undefined {
  const asked = query.get('tab')
  return tabs.find(({ id }) => id === asked) ?? tabs.find(({ id }) => id === defaultTab(tabs))
}

export function readView(query: URLSearchParams, board: string): BoardView {
  const asked = query.get(board) ?? ''
  const expanded = asked.endsWith(BOARD_EXPANDED)
  const word = expanded ? asked.slice(0, -BOARD_EXPANDED.length) : asked
  const periods = periodsOf(board)
  return { period: periods.find((period) => period === word) ?? periods[0], expanded }
}

/** The query with one board changed; default values are left out. */
export function writeView(query: URLSearchParams, board: string, { period, expanded }: BoardView) {
  const next = new URLSearchParams(query)
  const usual = period === periodsOf(board)[0] && !expanded
  if (usual) next.delete(board)
  else next.set(board, expanded ? `${period}${BOARD_EXPANDED}` : period)
  return next
}

/** The query with one period on every board; what is open stays open. */
export function writePeriod(query: URLSearchParams, boards: readonly { id: string }[], period: Period) {
  return boards.reduce((next, { id }) => writeView(next, id, { ...readView(next, id), period }), query)
}

/** Views of the previous tab are dropped. */
export function tabSearch(tab: string, tabs: readonly Pick<ShownTab, 'id'>[]): string {
  return tab === defaultTab(tabs) ? '' : `?tab=${tab}`
}
