// Load at a fixed rate: a slow reply does not delay the next request.
import { setTimeout as sleep } from 'node:timers/promises'

const TICK_MS = 1

export type Rate = { perSecond: number; forMs?: number; signal?: AbortSignal }

/** Milliseconds from the moment each request was due, so that queueing counts. */
export async function atRate(
  { perSecond, forMs = Number.POSITIVE_INFINITY, signal }: Rate,
  once: (number: number) => Promise<unknown>,
): Promise<number[]> {
  const begun = performance.now()
  const pending: Promise<number>[] = []
  const total = Math.round((forMs / 1_000) * perSecond)
  while (pending.length < total && !signal?.aborted) {
    const due = begun + (pending.length / perSecond) * 1_000
    if (performance.now() < due) {
      await sleep(TICK_MS)
      continue
    }
    pending.push(once(pending.length).then(() => performance.now() - due))
  }
  return Promise.all(pending)
}
