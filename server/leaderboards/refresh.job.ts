import type { Job } from '#server/kernel/job.ts'
import type { Leaderboards } from './leaderboards.service.ts'

/** Sources in an outage are retried more often than the regular refresh. */
const RETRY_OUTAGES_MS = 30_000

export function createLeaderboardsJobs(
  { refresh, retryOutages }: Leaderboards,
  everyMs: number,
  onChange: () => void,
): [all: Job, retry: Job] {
  return [
    {
      name: 'leaderboards',
      everyMs,
      async run() {
        await refresh()
        onChange()
      },
    },
    {
      name: 'leaderboard outages',
      everyMs: RETRY_OUTAGES_MS,
      async run() {
        if (await retryOutages()) onChange()
      },
    },
  ]
}
