// The boards that are switched on, as visitors see them.
import type { Boards, Donators, Voters } from '#contract/network/leaderboards.schema.ts'
import { ROWS_EXPANDED, ROWS_OF_BOARD_PAGE } from '#contract/network/leaderboards.ts'
import type { Boards as BoardSettings } from '#contract/settings/boards.schema.ts'
import { namesByRow, rankings } from './rankings.ts'
import type { ServerReading } from './server-boards.ts'
import { createTabBoards } from './tab-boards.ts'

type Deps = {
  boards(): BoardSettings
  donators(): Donators | null
  voters(): Voters | null
  findReading(server: string): ServerReading | null
}

export function createShownBoards({ boards, donators, voters, findReading }: Deps) {
  const longTabBoards = createTabBoards(findReading, ROWS_OF_BOARD_PAGE)
  const listRankings = () =>
    rankings({
      donators: boards().donators ? donators() : null,
      voters: boards().voters ? voters() : null,
      tabs: boards().tabs.map((tab) => ({ tab, boards: longTabBoards(tab) })),
    })
  return {
    /** Players on the boards, those of the first rows first. */
    shownNames: (): string[] => namesByRow(listRankings(), ROWS_EXPANDED),

    /** The rows of the pages of all boards. */
    rankings: listRankings,

    /** The boards of a tab with the rows of the pages of each. */
    longTab(id: string): Boards | null {
      const tab = boards().tabs.find((one) => one.id === id)
      return tab ? longTabBoards(tab) : null
    },
  }
}
