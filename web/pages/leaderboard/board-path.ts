import { type Period, periodsOf } from '#contract/network/leaderboards.ts'

/** The page of one board; the default period is left out. */
export function boardPath(tab: string, board: string, period?: Period): string {
  const query = period && period !== periodsOf(board)[0] ? `?period=${period}` : ''
  return `/leaderboard/${tab}/${board}${query}`
}
