// Every list of players that visitors can see, one for each board and period.

import type { Boards, Donators, LeaderboardEntry, Voters } from '#contract/network/leaderboards.schema.ts'
import { BOARD_PERIODS, type Period } from '#contract/network/leaderboards.ts'
import type { BoardTab } from '#contract/settings/boards.schema.ts'
import { DONATORS_BOARD, GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'

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

export function* rankings({ donators, voters, tabs }: Shown): Generator<Ranking> {
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

/** Each name once, those of the first rows of all lists first. */
export function namesByRow(lists: Iterable<Ranking>, rows: number): string[] {
  const entries = [...lists].map((list) => list.entries)
  const names = Array.from({ length: rows }, (_, row) => entries.flatMap((list) => list[row]?.name ?? []))
  return [...new Set(names.flat())]
}
