// Deletes expired sessions and limits once an hour.
import type { Job } from '#server/kernel/job.ts'
import type { Limits } from '#server/limits/limits.service.ts'
import type { Sessions } from './sessions.service.ts'

const EVERY_MS = 60 * 60 * 1_000

export function createSweepJob(sessions: Pick<Sessions, 'sweep'>, limits: Pick<Limits, 'sweep'>): Job {
  return {
    name: 'sweep',
    everyMs: EVERY_MS,
    async run() {
      await sessions.sweep()
      await limits.sweep()
    },
  }
}
