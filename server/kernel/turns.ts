// Heavy work takes turns: so many at once, the rest waits, and a crowd is sent away.
import { AppError } from './app-error.ts'

export type Room = {
  atOnce: number
  waitingAtMost: number
  /** How long one may wait for a turn; without it, as long as it takes. */
  waitMs?: number
}

const COME_BACK_SECONDS = 2

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createTurns({ atOnce, waitingAtMost, waitMs }: Room): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  /** A turn that ends is handed on, so that nobody slips in between. */
  function end(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  async function begin(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= waitingAtMost) throw tooBusy()
    await new Promise<void>((resolve, reject) => {
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
      function take(): void {
        clearTimeout(timer)
        resolve()
      }
      function giveUp(): void {
        waiting.splice(waiting.indexOf(take), 1)
        reject(tooBusy())
      }
      waiting.push(take)
    })
  }

  return async (work) => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}

function tooBusy(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: COME_BACK_SECONDS })
}
