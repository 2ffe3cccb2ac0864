// The loop around the steps of a worker, while the process runs.
import { setTimeout as sleep } from 'node:timers/promises'
import { inServingThread } from '#server/platform/kernel/work-context.ts'

/** The next action of the loop after a step: the next step, an idle wait that `wake` ends, or a fixed pause. */
export type NextStep = 'again' | 'idle' | { pauseMs: number }

type Deps = {
  /** Runs once, before the first step. */
  begin?(): Promise<void>
  step(stop: AbortSignal): Promise<NextStep>
  /** Gets errors of `begin` or `step`; the loop goes on. */
  onError(error: unknown): void
  pollMs?: number
}

/** Other processes on the database may enqueue work or crash with it. */
export const POLL_MS = 5_000
const PAUSE_AFTER_ERROR_MS = 2_000

export function createWorkerLoop({ begin = async () => {}, step, onError, pollMs = POLL_MS }: Deps) {
  let stopping = new AbortController()
  let running: Promise<void> | null = null
  let isWoken = false
  let isIdle = false
  let waiting = new AbortController()

  async function loop(stop: AbortSignal): Promise<void> {
    let begun = false
    while (!stop.aborted) {
      try {
        if (!begun) await begin()
        begun = true
        isWoken = false
        const next = await step(stop)
        if (next === 'idle') await wait(pollMs, true)
        else if (next !== 'again') await wait(next.pauseMs, false)
      } catch (error) {
        onError(error)
        await wait(PAUSE_AFTER_ERROR_MS, false)
      }
    }
  }

  /** If `wake` ran during a step, the idle wait is skipped. `wake` does not shorten a back-off. */
  async function wait(ms: number, wakeable: boolean): Promise<void> {
    if (stopping.signal.aborted || (wakeable && isWoken)) return
    isIdle = wakeable
    waiting = new AbortController()
    await sleep(ms, undefined, waiting).catch(() => {}) // ended early
  }

  return {
    start(): void {
      if (running) return
      stopping = new AbortController()
      running = inServingThread(() => loop(stopping.signal))
    },
    /** Waits for the step in flight. */
    async stop(): Promise<void> {
      stopping.abort()
      waiting.abort()
      await running
      running = null
    },
    /** Call it after the commit of what is to do. */
    wake(): void {
      isWoken = true
      if (isIdle) waiting.abort()
    },
    /** Ends any wait, a back-off too. */
    runNow(): void {
      isWoken = true
      waiting.abort()
    },
  }
}
