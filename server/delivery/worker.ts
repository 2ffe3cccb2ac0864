// Delivery worker: sends the queue's actions to the game console, oldest first, one at a time, while the process runs.
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { ConsoleOutage } from './console-outage.ts'
import type { GameConsole, RunHooks } from './consoles/game-console.ts'
import type { Queue } from './queue.ts'
import type { SendActionRow } from './send-action.repository.ts'

type StepDeps = { queue: Queue; console: GameConsole; outage: ConsoleOutage; clock: Clock; log: Log }

/** What the loop does after a step: the next step, an idle wait that `wake` ends, or a fixed pause. */
export type NextStep = 'again' | 'idle' | { pauseMs: number }

/** Why a run was aborted by us and not by the console. */
type Abort = 'not sent' | 'lease lost' | 'not recorded'

/** Other processes on the database may enqueue an action or crash with one. */
const POLL_MS = 5_000
const PAUSE_AFTER_ABORT_MS = 1_000
const PAUSE_AFTER_ERROR_MS = 2_000

/** One step of the worker: claims the oldest due action and sends its commands. */
export function createDeliverNext({ queue, console, outage, clock, log }: StepDeps) {
  let nextInterruptedCheck = 0

  /** Once `stop` is aborted, no further command is sent. */
  async function deliverNext(stop?: AbortSignal): Promise<NextStep> {
    if (clock.now().getTime() >= nextInterruptedCheck) {
      nextInterruptedCheck = clock.now().getTime() + POLL_MS
      await queue.giveUpInterrupted()
    }
    const action = await queue.claim()
    if (action) return deliver(action, stop)
    // With an empty queue another process has sent it, so the outage seen here is over.
    if (outage.current() && !(await queue.hasQueued())) outage.end()
    return 'idle'
  }

  async function deliver(action: SendActionRow, stop?: AbortSignal): Promise<NextStep> {
    const { commands, hooks, aborted } = prepareRun(action, stop)
    const { reports, notSent } = await console.run(commands, hooks)
    // Its state stays `sending` and becomes `unknown` when the lease expires.
    if (aborted() === 'not recorded') return { pauseMs: PAUSE_AFTER_ABORT_MS }
    if (aborted() === 'lease lost') return 'again'
    if (aborted() === 'not sent') {
      await queue.release(action)
      return { pauseMs: PAUSE_AFTER_ABORT_MS }
    }
    if (notSent !== null) {
      await queue.postpone(action, notSent)
      return { pauseMs: outage.fail(notSent) }
    }
    // Back off, or a console that accepts commands and never replies would turn the whole queue `unknown`.
    const lost = reports.find(({ outcome }) => outcome === 'unknown')
    if (lost) return { pauseMs: outage.fail(lost.reply) }
    outage.end()
    return 'again'
  }

  /** The commands left of an action, and the hooks that record each transition. */
  function prepareRun(action: SendActionRow, stop?: AbortSignal) {
    const all: string[] = JSON.parse(action.commands)
    let done = action.done_commands
    let abort: Abort | null = null
    const hooks: RunHooks = {
      async beforeCommand() {
        if (stop?.aborted) abort ??= 'not sent'
        if (abort) return false
        try {
          if (await queue.markSending(action)) return true
          abort = 'lease lost'
          log.warn({ action: action.id }, 'delivery lease expired before its command was sent')
        } catch (error) {
          abort = 'not sent'
          log.error({ err: error, action: action.id }, 'delivery not marked as sending')
        }
        return false
      },
      async onReport(report) {
        if (report.outcome === 'done') done += 1
        const isRecorded = await queue.record(action, report, { done, isLast: done === all.length })
        if (!isRecorded) abort = 'not recorded'
      },
    }
    return { commands: all.slice(action.done_commands), hooks, aborted: () => abort }
  }

  return deliverNext
}

type WorkerDeps = {
  /** Runs once, before the first step. */
  begin(): Promise<void>
  deliverNext(stop: AbortSignal): Promise<NextStep>
  log: Pick<Log, 'error'>
}

/** The loop around the step. */
export function createWorker({ begin, deliverNext, log }: WorkerDeps) {
  let stopping = new AbortController()
  let running: Promise<void> | null = null
  let isWoken = false
  let endIdleWait = () => {}

  async function loop(stop: AbortSignal): Promise<void> {
    let begun = false
    while (!stop.aborted) {
      try {
        if (!begun) await begin()
        begun = true
        isWoken = false
        const next = await deliverNext(stop)
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
        resolve()
      }
      signal.addEventListener('abort', end)
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
  }
}
