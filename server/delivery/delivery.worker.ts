// Works off the queue for as long as the process runs: at once when something is owed, and now and then by itself.
import type { Log } from '#server/kernel/log.ts'
import type { NextStep } from './send-queue.ts'

type Deps = {
  /** Before anything else is done. */
  begin(): Promise<void>
  step(stop: AbortSignal): Promise<NextStep>
  log: Pick<Log, 'error'>
}

/** Other processes may leave something behind, or put something in. */
const LOOK_EVERY_MS = 5_000
const PAUSE_AFTER_ERROR_MS = 2_000

export function createDeliveryWorker({ begin, step, log }: Deps) {
  let stopping = new AbortController()
  let running: Promise<void> | null = null
  let woken = false
  let leaveIdle = () => {}

  async function work(stop: AbortSignal): Promise<void> {
    let begun = false
    while (!stop.aborted) {
      try {
        if (!begun) await begin()
        begun = true
        woken = false
        const next = await step(stop)
        if (next === 'idle') await rest(LOOK_EVERY_MS, { wakeable: true })
        else if (next !== 'again') await rest(next.pauseMs, { wakeable: false })
      } catch (error) {
        log.error({ err: error }, 'delivery stumbled')
        await rest(PAUSE_AFTER_ERROR_MS, { wakeable: false })
      }
    }
  }

  /** Who was woken while working does not go to sleep first. While the game server is away nothing hurries. */
  function rest(ms: number, { wakeable }: { wakeable: boolean }): Promise<void> {
    if (stopping.signal.aborted || (wakeable && woken)) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(end, ms)
      const { signal } = stopping
      function end(): void {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        leaveIdle = () => {}
        resolve()
      }
      signal.addEventListener('abort', end)
      if (wakeable) leaveIdle = end
    })
  }

  return {
    start(): void {
      if (running) return
      stopping = new AbortController()
      running = work(stopping.signal)
    },
    /** Waits for the command in flight; the rest of its action stays in the queue. */
    async stop(): Promise<void> {
      stopping.abort()
      await running
      running = null
    },
    /** Something is owed and committed. */
    wake(): void {
      woken = true
      leaveIdle()
    },
  }
}
