import type { Job } from '#server/kernel/job.ts'
import type { SweptBotChecker } from './bot-check.ts'

const EVERY_MS = 10 * 60 * 1_000

export function createSweepProofsJob({ sweep }: Pick<SweptBotChecker, 'sweep'>): Job {
  return { name: 'spent proofs', everyMs: EVERY_MS, run: sweep }
}
