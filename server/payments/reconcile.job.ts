import type { Job } from '#server/kernel/job.ts'
import type { Reconciler } from './reconcile.service.ts'

const EVERY_MS = 5_000

export function createReconcileJob({ run }: Reconciler): Job {
  return { name: 'reconcile', everyMs: EVERY_MS, run }
}
