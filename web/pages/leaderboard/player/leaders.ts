import { BOARD_PERIODS, type ShownBoard, type ShownTab } from '#contract/network/leaderboards.ts'
import { VOTERS_BOARD } from '#contract/settings/boards.ts'
import type { ServerContext } from '#web/services.ts'
import { isSameName } from '../same-name.ts'

const MOST = 8

export type Leader = { name: string; board: Pick<ShownBoard, 'id' | 'label'> }

type Boards = Pick<ServerContext['services']['leaderboards'], 'voters' | 'tab'>

/** The first of each board, each player once, in the order of the boards. */
export function listLeaders(boards: Boards, tabs: readonly ShownTab[]): Leader[] {
  const leaders: Leader[] = []
  for (const tab of tabs) {
    const data = boards.tab(tab.id)?.data
    for (const { id, label, key } of tab.boards) {
      const entries =
        id === VOTERS_BOARD
          ? boards.voters()?.data?.current
          : BOARD_PERIODS.map((period) => data?.[key]?.[period] ?? []).find(({ length }) => length > 0)
      const name = entries?.[0]?.name
      if (name !== undefined && !leaders.some((other) => isSameName(other.name, name)))
        leaders.push({ name, board: { id, label } })
    }
  }
  return leaders.slice(0, MOST)
}
