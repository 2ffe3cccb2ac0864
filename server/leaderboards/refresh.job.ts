import { GLOBAL_REFRESH_MS } from '#contract/leaderboards.ts'
import type { Job } from '#server/kernel/job.ts'
import type { Leaderboards } from './leaderboards.service.ts'

export function createLeaderboardsJob({ refresh }: Leaderboards): Job {
  return { name: 'leaderboards', everyMs: GLOBAL_REFRESH_MS, run: refresh }
}
