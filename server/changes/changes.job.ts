import type { Job } from '#server/kernel/job.ts'
import type { Changes } from './changes.service.ts'

const EVERY_MS = 1_000

export function createChangesJob({ poll }: Changes): Job {
  return { name: 'changes', everyMs: EVERY_MS, run: poll }
}
