// A semaphore with a bounded queue: when the queue is full, or the wait too long, the caller gets 503 with Retry-After.
import { AppError } from './app-error.ts'

type SemaphoreOptions = {
  concurrency: number
  maxQueued: number
  /** The longest wait in the queue; unlimited when absent. */
  timeoutMs?: number
  /** The error of a caller that is turned away; 503 unless given. */
  refusal?(): Error
}

type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>

const RETRY_AFTER_SECONDS = 2

export function createSemaphore({
  concurrency,
  maxQueued,
  timeoutMs,
  refusal = tooBusy,
}: SemaphoreOptions): Semaphore {
  const queue: (() => void)[] = []
  let running = 0

  /** Passes the permit to the next in the queue, so that no later caller overtakes it. */
  function release(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function acquire(): Promise<void> {
    if (running < concurrency) {
      running += 1
      return
    }
    if (queue.length >= maxQueued) throw refusal()
    await new Promise<void>((resolve, reject) => {
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs)
      function enter(): void {
        clearTimeout(timer)
        resolve()
      }
      function giveUp(): void {
        queue.splice(queue.indexOf(enter), 1)
        reject(refusal())
      }
      queue.push(enter)
    })
  }

  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}

/** A semaphore for each key, dropped when its last caller is done. */
export function createKeyedSemaphore(options: SemaphoreOptions) {
  const open = new Map<string, { semaphore: Semaphore; users: number }>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const entry = open.get(key) ?? { semaphore: createSemaphore(options), users: 0 }
    open.set(key, entry)
    entry.users += 1
    try {
      return await entry.semaphore(work)
    } finally {
      entry.users -= 1
      if (entry.users === 0) open.delete(key)
    }
  }
}

function tooBusy(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
