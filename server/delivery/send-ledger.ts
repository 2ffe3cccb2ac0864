// What one worker writes about the rows it holds, so that a crash at any moment leaves the truth behind.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { newId, type Random } from '#server/kernel/random.ts'
import type { CommandReport } from './consoles/game-console.ts'
import {
  type Change,
  changeHeld,
  dropLeases,
  type Held,
  insertAttempt,
  listAbandoned,
  markAbandoned,
  markSending,
  type NewAttempt,
  type SendActionRow,
  takeSendAction,
} from './send-action.repository.ts'

type Deps = { db: Database; clock: Clock; random: Random; log: Log }
type Progress = { done: number; last: boolean }

/** Far longer than one command can take; begun anew with each. */
const LEASE_MS = 60_000
/** The history of a long outage: the pauses between its lines double, up to an hour. */
const FIRST_NOTE_MS = 5_000
const LONGEST_NOTE_MS = 60 * 60 * 1_000
const RECORD_TRIES = 6
const RECORD_PAUSE_MS = 100
export const ANSWER_LOST = 'The server stopped after the command was sent and before its answer was kept.'

export type SendLedger = ReturnType<typeof createSendLedger>

export function createSendLedger({ db, clock, random, log }: Deps) {
  const now = () => clock.now().toISOString()
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
  /** A new one for each taking: whoever took it before and was slow does not pass for the one who holds it now. */
  const newLease = () => ({ lease: newId(random), now: now(), until: later(LEASE_MS) })

  const lineOf = (actionId: string, attempt: NewAttempt) => ({
    ...{ id: newId(random), actionId, at: now() },
    ...attempt,
  })

  /** The line is kept even when the row is not ours any more: it is the truth. */
  function write(held: Held, change: Change, attempt: NewAttempt): Promise<boolean> {
    const line = lineOf(held.id, attempt)
    return db.transaction().execute(async (trx) => {
      await insertAttempt(trx, line)
      return changeHeld(trx, held, { ...change, lastReply: attempt.reply, changedAt: line.at })
    })
  }

  async function record(held: Held, report: CommandReport, { done, last }: Progress): Promise<void> {
    const { id } = held
    const { outcome, reply } = report
    const isDone = outcome === 'done'
    const isOver = !isDone || last
    const change: Change = {
      // Between two commands nothing is on its way: a crash there costs nothing.
      state: isDone && !last ? 'queued' : outcome,
      doneCommands: done,
      addAttempt: isOver,
      successAt: isDone && last ? now() : undefined,
      needsPerson: !isDone,
      heldUntil: isOver ? undefined : later(LEASE_MS),
    }
    const kept = await write(held, change, report)
    if (!kept) log.warn({ action: id, outcome }, 'an answer came after its lease had run out')
    if (!isDone) log.warn({ action: id, outcome, reply }, 'a delivery needs a person')
  }

  return {
    take: () => takeSendAction(db, newLease()),

    /** Says durably that a command may be on its way. False when the row is not ours any more. */
    markSending: (held: Held) => markSending(db, held, later(LEASE_MS)),

    /** A known outcome is worth several tries: without it a person has to look. False when all of them failed. */
    async record(action: Held, report: CommandReport, progress: Progress): Promise<boolean> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await record(action, report, progress)
          return true
        } catch (error) {
          log.error({ err: error, action: action.id, report, attempt }, 'a delivery could not be recorded')
          if (attempt === RECORD_TRIES) return false
          await sleep(RECORD_PAUSE_MS * 2 ** attempt)
        }
      }
    },

    /** Nothing was sent, and not because of the console. */
    async letGo(held: Held): Promise<void> {
      await changeHeld(db, held, { state: 'queued' })
    },

    /** The console was not there. Most tries of a long outage leave no line in the history. */
    async putBack(action: SendActionRow, why: string): Promise<void> {
      const { attempts, changed_at } = action
      const pause = Math.min(LONGEST_NOTE_MS, FIRST_NOTE_MS * 2 ** (attempts - 1))
      const quiet = attempts > 0 && clock.now().getTime() - new Date(changed_at).getTime() < pause
      if (quiet) await changeHeld(db, action, { state: 'queued', lastReply: why })
      else {
        const change: Change = { state: 'queued', addAttempt: true }
        await write(action, change, { command: null, outcome: 'not_sent', reply: why })
      }
    },

    /**
     * Rows whose worker ended in the middle of a command: it may have run, so it is never sent again by itself.
     * `ofEveryone`: also those whose lease has not run out.
     */
    async giveUpAbandoned({ ofEveryone = false } = {}): Promise<void> {
      for (const action of await listAbandoned(db, ofEveryone ? null : now())) {
        const command = (JSON.parse(action.commands) as string[])[action.done_commands] ?? null
        const line = lineOf(action.id, { command, outcome: 'unknown', reply: ANSWER_LOST })
        await db.transaction().execute(async (trx) => {
          if (await markAbandoned(trx, action, line)) await insertAttempt(trx, line)
        })
        log.warn({ action: action.id }, 'a delivery needs a person: its answer was lost')
      }
    },

    dropLeases: () => dropLeases(db),
  }
}
