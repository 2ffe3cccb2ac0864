import { setTimeout as sleep } from 'node:timers/promises'

/** Calls `late` when the work takes longer; its result, or its error, is then that of the work. */
export async function within<Value>(ms: number, work: Promise<Value>, late: () => Value): Promise<Value> {
  const done = new AbortController()
  try {
    return await Promise.race([work, sleep(ms, undefined, { signal: done.signal }).then(late)])
  } finally {
    done.abort()
  }
}
