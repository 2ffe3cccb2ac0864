// Sends what is owed, oldest first, one after the other.
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Random } from '#server/kernel/random.ts'
import type { ConsoleHealth } from './console-health.ts'
import type { GameConsole, RunHooks } from './consoles/game-console.ts'
import { hasQueued, type SendActionRow } from './send-action.repository.ts'
import { createSendLedger } from './send-ledger.ts'

type Deps = {
  db: Database
  clock: Clock
  random: Random
  log: Log
  console: GameConsole
  health: ConsoleHealth
}

/** What the worker does next: goes on, waits for something to do, or lets some time pass. */
export type NextStep = 'again' | 'idle' | { pauseMs: number }

/** Why a run was cut short here and not by the console. */
type Cut = 'held back' | 'lease lost' | 'not recorded'

const LOOK_FOR_ABANDONED_MS = 5_000
const PAUSE_AFTER_TROUBLE_MS = 1_000

export function createSendQueue({ db, clock, random, log, console, health }: Deps) {
  const ledger = createSendLedger({ db, clock, random, log })
  let lookForAbandonedAt = 0

  /** Tries the oldest one. When the signal says stop, no further command leaves. */
  async function deliverNext(stop?: AbortSignal): Promise<NextStep> {
    if (clock.now().getTime() >= lookForAbandonedAt) {
      lookForAbandonedAt = clock.now().getTime() + LOOK_FOR_ABANDONED_MS
      await ledger.giveUpAbandoned()
    }
    const action = await ledger.take()
    if (action) return deliver(action, stop)
    // Nothing waits: then somebody else has sent it, and what is known here is old.
    if (health.trouble() && !(await hasQueued(db))) health.recover()
    return 'idle'
  }

  async function deliver(action: SendActionRow, stop?: AbortSignal): Promise<NextStep> {
    const { commands, hooks, cut } = follow(action, stop)
    const { reports, notSent } = await console.run(commands, hooks)
    if (cut() === 'not recorded') return { pauseMs: PAUSE_AFTER_TROUBLE_MS } // unknown when its lease runs out
    if (cut() === 'lease lost') return 'again'
    if (cut() === 'held back') {
      await ledger.letGo(action)
      return { pauseMs: PAUSE_AFTER_TROUBLE_MS }
    }
    if (notSent !== null) {
      await ledger.putBack(action, notSent)
      return { pauseMs: health.fail(notSent) }
    }
    // A server that takes commands and never answers would make one row after the other unknown: slowly, then.
    const lost = reports.find(({ outcome }) => outcome === 'unknown')
    if (lost) return { pauseMs: health.fail(lost.reply) }
    health.recover()
    return 'again'
  }

  /** What is left to send of a row, and what is written down on the way. */
  function follow(action: SendActionRow, stop?: AbortSignal) {
    const all: string[] = JSON.parse(action.commands)
    let done = action.done_commands
    let cut: Cut | null = null
    const hooks: RunHooks = {
      async beforeCommand() {
        if (stop?.aborted) cut ??= 'held back'
        if (cut) return false
        try {
          if (await ledger.markSending(action)) return true
          cut = 'lease lost'
          log.warn({ action: action.id }, 'a lease ran out before its command was sent')
        } catch (error) {
          cut = 'held back'
          log.error({ err: error, action: action.id }, 'a send action could not be marked')
        }
        return false
      },
      async onReport(report) {
        if (report.outcome === 'done') done += 1
        const kept = await ledger.record(action, report, { done, last: done === all.length })
        if (!kept) cut = 'not recorded'
      },
    }
    return { commands: all.slice(action.done_commands), hooks, cut: () => cut }
  }

  /** For the only process on this database, at its start: every lease is of a run that has ended. */
  async function takeOver(): Promise<void> {
    await ledger.giveUpAbandoned({ ofEveryone: true })
    await ledger.dropLeases()
  }

  return { deliverNext, takeOver }
}
