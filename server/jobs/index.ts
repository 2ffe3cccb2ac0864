// All background jobs.
import { createSweepJob } from '#server/admin/sweep.job.ts'
import { createSweepProofsJob } from '#server/bot-check/sweep.job.ts'
import { createChangesJob } from '#server/changes/changes.job.ts'
import type { Job } from '#server/kernel/job.ts'
import { createLeaderboardsJobs } from '#server/leaderboards/refresh.job.ts'
import { createReconcileJob } from '#server/payments/reconcile.job.ts'
import { createProductImagesJob } from '#server/products/product-images.job.ts'
import { createRetentionJob } from '#server/retention/retention.job.ts'
import type { Services } from '#server/services.ts'
import { createPingJob } from '#server/status/ping.job.ts'

type Deps = Services & {
  /** Cached pages are stale. */
  invalidatePages(): void
  boardsEveryMs: number
}

export function jobs(services: Deps): Job[] {
  const { status, leaderboards, reconciler, botCheck, changes, sessions, limits, productImages } = services
  return [
    createPingJob(status),
    ...createLeaderboardsJobs(leaderboards, services.boardsEveryMs, services.invalidatePages),
    createReconcileJob(reconciler),
    createChangesJob(changes),
    createSweepProofsJob(botCheck),
    createSweepJob(sessions, limits),
    createProductImagesJob(productImages),
    createRetentionJob(services.retention),
  ]
}
