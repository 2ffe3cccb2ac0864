import type { Job } from '#server/kernel/job.ts'
import { PING_EVERY_MS, type Status } from './status.service.ts'

export function createPingJob(status: Status): Job {
  return { name: 'ping', everyMs: PING_EVERY_MS, run: status.refresh }
}
