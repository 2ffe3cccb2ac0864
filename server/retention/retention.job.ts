import type { Job } from '#server/kernel/job.ts'
import type { Retention } from './retention.service.ts'

const EVERY_MS = 60 * 60 * 1_000

export function createRetentionJob({ run }: Retention): Job {
  return { name: 'retention', everyMs: EVERY_MS, run }
}
