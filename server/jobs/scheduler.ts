// Runs each job again and again, never over itself, until the process stops.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#server/kernel/job.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Random } from '#server/kernel/random.ts'

type Deps = { log: Pick<Log, 'error'>; random: Random }

/** Pauses differ by up to a tenth, so that many processes do not ask the same server in step. */
const JITTER = 0.1
const LARGEST_BYTE = 255

/** Returns the way to stop: it waits for the runs under way. */
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
    await run().catch((error) => log.error({ err: error, job: name }, 'job failed'))
    await sleep(jittered(everyMs, random), undefined, { signal }).catch(() => {}) // woken early to stop
  }
}

export function jittered(ms: number, random: Random): number {
  const part = (random.bytes(1)[0] ?? 0) / LARGEST_BYTE
  return Math.round(ms * (1 + JITTER * (2 * part - 1)))
}
