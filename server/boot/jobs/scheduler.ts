// Runs each job periodically, never twice at once, until the process stops. No visitor waits for the statements of a job.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/platform/kernel/log.ts'
import { jittered, type Random } from '#server/platform/kernel/random.ts'
import { inBackground } from '#server/platform/kernel/work-context.ts'

type Deps = { log: Pick<Log, 'error'>; random: Random }

/** A long run stops early when the signal aborts. */
export type Job = { name: string; everyMs: number; run(signal?: AbortSignal): Promise<void> }

/** Returns a function that stops the jobs and waits for runs in progress. */
export function startJobs(jobs: readonly Job[], deps: Deps): () => Promise<void> {
  const stop = new AbortController()
  const loops = jobs.map((job) => loop(job, stop.signal, deps))
  return async () => {
    stop.abort()
    await Promise.all(loops)
  }
}

async function loop({ name, everyMs, run }: Job, signal: AbortSignal, { log, random }: Deps): Promise<void> {
  while (!signal.aborted) {
    await inBackground(() => run(signal)).catch((error) => log.error({ err: error, job: name }, 'job failed'))
    await sleep(jittered(everyMs, random), undefined, { signal }).catch(() => {}) // aborted by stop
  }
}
