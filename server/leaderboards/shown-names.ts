import type { Boards, Donators, LeaderboardEntry, Voters } from '#contract/leaderboards.schema.ts'
import { ROWS_EXPANDED } from '#contract/leaderboards.ts'

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

/** Every name that the boards show; `isInGame` on a board of the game, where names are not typed by anyone. */
export function* publicNames({
  donators,
  voters,
  tabs,
}: Shown): Generator<{ name: string; isInGame: boolean }> {
  for (const boards of tabs) {
    for (const { weekly, monthly, alltime } of Object.values(boards ?? {})) {
      for (const { name } of [...weekly, ...monthly, ...alltime]) yield { name, isInGame: true }
    }
  }
  const typed = [donators?.monthly, donators?.alltime, voters?.current, voters?.previous]
  for (const list of typed) for (const { name } of list ?? []) yield { name, isInGame: false }
}
