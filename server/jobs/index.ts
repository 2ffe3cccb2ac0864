// Everything that runs in the background; how often stands in each job.
import type { Job } from '#server/kernel/job.ts'
import type { Services } from '#server/services.ts'
import { createPingJob } from '#server/status/ping.job.ts'

export function jobs({ status }: Services): Job[] {
  return [createPingJob(status)]
}
