import type { Boards, Donators, LeaderboardEntry, Voters } from '#contract/network/leaderboards.schema.ts'
import { ROWS_EXPANDED } from '#contract/network/leaderboards.ts'

type Shown = { donators: Donators | null; voters: Voters | null; tabs: readonly (Boards | null)[] }

/** Players that the boards show, those of the first rows first. */
export function shownNames({ donators, voters, tabs }: Shown): string[] {
  const lists: LeaderboardEntry[][] = [
    ...(donators ? [donators.monthly, donators.alltime] : []),
    ...(voters ? [voters.current, voters.previous] : []),
    ...tabs.flatMap((boards) =>
      Object.values(boards ?? {}).flatMap(({ weekly, monthly, alltime }) => [weekly, monthly, alltime]),
    ),
  ]
  const rows = Array.from({ length: ROWS_EXPANDED }, (_, row) =>
    lists.flatMap((list) => list[row]?.name ?? []),
  )
  return [...new Set(rows.flat())]
}
