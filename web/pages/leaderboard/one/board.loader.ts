import type { LeaderboardEntry } from '#contract/network/leaderboards.schema.ts'
import {
  type Period,
  periodsOf,
  ROWS_OF_BOARD_PAGE,
  type ShownBoard,
} from '#contract/network/leaderboards.ts'
import { DONATORS_BOARD, GLOBAL_TAB } from '#contract/settings/boards.ts'
import { notFound } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

type Lists = { timestamp?: string } & Partial<Record<Period, readonly LeaderboardEntry[]>>

export function loader({ services, url, language, params }: LoaderArgs<'board'>) {
  const tab = services.network.leaderboardTabs(language).find(({ id }) => id === params.tab)
  const board = tab?.boards.find(({ id }) => id === params.board)
  if (!tab || !board) throw notFound()
  const asked = url.searchParams.get('period')
  const periods = periodsOf(board.id)
  const period = periods.find((one) => one === asked) ?? periods[0]
  const lists = readLists(services.leaderboards, tab.id, board)
  const { id, label, accent } = tab
  return {
    tab: { id, label, accent },
    board,
    /** All of the tab, in its order. */
    boards: tab.boards.map(({ id, label }) => ({ id, label })),
    period,
    /** Null before the first read. */
    entries: lists?.[period]?.slice(0, ROWS_OF_BOARD_PAGE) ?? null,
    timestamp: lists?.timestamp ?? null,
  }
}

type Leaderboards = LoaderArgs<'board'>['services']['leaderboards']

function readLists(leaderboards: Leaderboards, tab: string, { id, key }: ShownBoard): Lists | null {
  if (tab !== GLOBAL_TAB) return leaderboards.longTab(tab)?.[key] ?? null
  return (id === DONATORS_BOARD ? leaderboards.donators() : leaderboards.voters())?.data ?? null
}
