// The boards that are switched on, as visitors see them.
import type { Boards, Donators, Voters } from '#contract/network/leaderboards.schema.ts'
import { ROWS_OF_BOARD_PAGE } from '#contract/network/leaderboards.ts'
import type { Boards as BoardSettings, BoardTab } from '#contract/settings/boards.schema.ts'
import { rankings } from './rankings.ts'
import type { ServerReading } from './server-boards.ts'
import { shownNames } from './shown-names.ts'
import { createTabBoards } from './tab-boards.ts'

type Deps = {
  boards(): BoardSettings
  donators(): Donators | null
  voters(): Voters | null
  findReading(server: string): ServerReading | null
  tabBoards(tab: BoardTab): Boards | null
}

export function createShownBoards({ boards, donators, voters, findReading, tabBoards }: Deps) {
  const longTabBoards = createTabBoards(findReading, ROWS_OF_BOARD_PAGE)
  const global = () => ({
    donators: boards().donators ? donators() : null,
    voters: boards().voters ? voters() : null,
  })
  return {
    /** Players on the boards, those of the first rows first. */
    shownNames: (): string[] => shownNames({ ...global(), tabs: boards().tabs.map(tabBoards) }),

    /** The rows of the pages of all boards. */
    rankings: () =>
      rankings({ ...global(), tabs: boards().tabs.map((tab) => ({ tab, boards: longTabBoards(tab) })) }),

    /** The boards of a tab with the rows of the pages of each. */
    longTab(id: string): Boards | null {
      const tab = boards().tabs.find((one) => one.id === id)
      return tab ? longTabBoards(tab) : null
    },
  }
}
