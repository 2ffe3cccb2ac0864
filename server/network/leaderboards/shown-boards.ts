// The boards that are switched on, as visitors see them.
import type { Boards, Donators, LeaderboardEntry, Voters } from '#contract/network/leaderboards.schema.ts'
import { BOARD_PERIODS, type Period, ROWS_OF_BOARD_PAGE } from '#contract/network/leaderboards.ts'
import type { Boards as BoardSettings, BoardTab } from '#contract/settings/boards.schema.ts'
import { DONATORS_BOARD, GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'
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
    /** The rows of the pages of all boards. */
    rankings: listRankings,

    /** The boards of a tab with the rows of the pages of each. */
    longTab(id: string): Boards | null {
      const tab = boards().tabs.find((one) => one.id === id)
      return tab ? longTabBoards(tab) : null
    },
  }
}

export type Ranking = {
  tab: string
  /** The id of the board in the address of the page. */
  board: string
  period: Period
  entries: readonly LeaderboardEntry[]
}

type Shown = {
  donators: Donators | null
  voters: Voters | null
  tabs: readonly { tab: BoardTab; boards: Boards | null }[]
}

function* rankings({ donators, voters, tabs }: Shown): Generator<Ranking> {
  for (const { tab, boards } of tabs) {
    for (const { id, board } of tab.boards) {
      const found = boards?.[board]
      for (const period of found ? BOARD_PERIODS : []) {
        yield { tab: tab.id, board: id, period, entries: found?.[period] ?? [] }
      }
    }
  }
  const global = { tab: GLOBAL_TAB, board: DONATORS_BOARD }
  if (donators) {
    yield { ...global, period: 'monthly', entries: donators.monthly }
    yield { ...global, period: 'alltime', entries: donators.alltime }
  }
  if (voters) {
    yield { ...global, board: VOTERS_BOARD, period: 'current', entries: voters.current }
    yield { ...global, board: VOTERS_BOARD, period: 'previous', entries: voters.previous }
  }
}
