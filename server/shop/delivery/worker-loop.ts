// The loop around the steps of a worker, while the process runs.
import type { Log } from '#server/platform/kernel/log.ts'

/** What the loop does after a step: the next step, an idle wait that `wake` ends, or a fixed pause. */
export type NextStep = 'again' | 'idle' | { pauseMs: number }

type Deps = {
  /** Runs once, before the first step. */
  begin?(): Promise<void>
  step(stop: AbortSignal): Promise<NextStep>
  log: Pick<Log, 'error'>
}

/** Other processes on the database may enqueue an action or crash with one. */
export const POLL_MS = 5_000
const PAUSE_AFTER_ERROR_MS = 2_000

export function createWorkerLoop({ begin = async () => {}, step, log }: Deps) {
  let stopping = new AbortController()
  let running: Promise<void> | null = null
  let isWoken = false
  let endIdleWait = () => {}
  let endWait = () => {}

  async function loop(stop: AbortSignal): Promise<void> {
    let begun = false
    while (!stop.aborted) {
      try {
        if (!begun) await begin()
        begun = true
        isWoken = false
        const next = await step(stop)
        if (next === 'idle') await wait(POLL_MS, { wakeable: true })
        else if (next !== 'again') await wait(next.pauseMs, { wakeable: false })
      } catch (error) {
        log.error({ err: error }, 'delivery step failed')
        await wait(PAUSE_AFTER_ERROR_MS, { wakeable: false })
      }
    }
  }

  /** If `wake` ran during a step, the idle wait is skipped. `wake` does not shorten a back-off. */
  function wait(ms: number, { wakeable }: { wakeable: boolean }): Promise<void> {
    if (stopping.signal.aborted || (wakeable && isWoken)) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(end, ms)
      const { signal } = stopping
      function end(): void {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        endIdleWait = () => {}
        endWait = () => {}
        resolve()
      }
      signal.addEventListener('abort', end)
      endWait = end
      if (wakeable) endIdleWait = end
    })
  }

  return {
    start(): void {
      if (running) return
      stopping = new AbortController()
      running = loop(stopping.signal)
    },
    /** Waits for the command in flight; the rest of its action stays queued. */
    async stop(): Promise<void> {
      stopping.abort()
      await running
      running = null
    },
    /** Call it after the commit of an enqueued action. */
    wake(): void {
      isWoken = true
      endIdleWait()
    },
    /** Ends any wait, a back-off too. */
    runNow(): void {
      isWoken = true
      endWait()
    },
  }
}
