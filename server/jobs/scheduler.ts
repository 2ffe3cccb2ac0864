// Runs each job again and again, never over itself, until the process stops.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/kernel/log.ts'

export type Job = { name: string; everyMs: number; run(): Promise<void> }

/** Returns the way to stop: it waits for the runs under way. */
export function startJobs(jobs: readonly Job[], log: Pick<Log, 'error'>): () => Promise<void> {
  const stop = new AbortController()
  const loops = jobs.map((job) => loop(job, stop.signal, log))
  return async () => {
    stop.abort()
    await Promise.all(loops)
  }
}

async function loop(
  { name, everyMs, run }: Job,
  signal: AbortSignal,
  log: Pick<Log, 'error'>,
): Promise<void> {
  while (!signal.aborted) {
    await run().catch((error) => log.error({ err: error, job: name }, 'job failed'))
    await sleep(everyMs, undefined, { signal }).catch(() => {}) // woken early to stop
  }
}
