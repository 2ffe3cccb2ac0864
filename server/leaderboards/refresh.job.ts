import type { Job } from '#server/kernel/job.ts'
import type { Leaderboards } from './leaderboards.service.ts'

/** A source that was away is back on the page long before the next full reading. */
const AWAY_AGAIN_MS = 30_000

export function createLeaderboardsJobs(
  { refresh, refreshAway }: Leaderboards,
  everyMs: number,
  onNews: () => void,
): [all: Job, away: Job] {
  return [
    {
      name: 'leaderboards',
      everyMs,
      async run() {
        await refresh()
        onNews()
      },
    },
    {
      name: 'leaderboards that were away',
      everyMs: AWAY_AGAIN_MS,
      async run() {
        if (await refreshAway()) onNews()
      },
    },
  ]
}
