import type { LeaderboardEntry } from '#contract/network/leaderboards.schema.ts'
import { BOARD_PERIODS, type ShownBoard, type ShownTab } from '#contract/network/leaderboards.ts'
import { VOTERS_BOARD } from '#contract/settings/boards.ts'
import type { ServerContext } from '#web/services.ts'

const PLACES = 3

/** The leaders of one board; `label` is null for the voters of this month. */
export type TopBoard = Pick<ShownBoard, 'label' | 'format' | 'symbol'> & { entries: LeaderboardEntry[] }

type Boards = Pick<ServerContext['services']['leaderboards'], 'voters' | 'tab'>

/** The voters of this month, else the first board of the games with three players. */
export function findTopBoard(boards: Boards, tabs: readonly ShownTab[]): TopBoard | null {
  const voters = tabs.flatMap((tab) => tab.boards).find(({ id }) => id === VOTERS_BOARD)
  const current = boards.voters()?.data?.current ?? []
  if (voters && current.length >= PLACES) return toTop(voters, current)
  for (const tab of tabs) {
    const data = boards.tab(tab.id)?.data
    for (const board of tab.boards) {
      const found = BOARD_PERIODS.map((period) => data?.[board.key]?.[period] ?? []).find(
        ({ length }) => length >= PLACES,
      )
      if (found) return toTop(board, found)
    }
  }
  return null
}

function toTop({ label, format, symbol }: ShownBoard, entries: readonly LeaderboardEntry[]): TopBoard {
  return { label, format, symbol, entries: entries.slice(0, PLACES) }
}
