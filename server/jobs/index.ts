// Everything that runs in the background; how often stands in each job.
import type { Job } from '#server/kernel/job.ts'
import { createLeaderboardsJobs } from '#server/leaderboards/refresh.job.ts'
import type { Services } from '#server/services.ts'
import { createPingJob } from '#server/status/ping.job.ts'

type Deps = Services & {
  /** Kept pages show something old. */
  clearPages(): void
}

export function jobs({ status, leaderboards, clearPages }: Deps): Job[] {
  return [createPingJob(status), ...createLeaderboardsJobs(leaderboards, clearPages)]
}
