// Delivery queue: the state machine of send actions, durable in the database so that a crash at any moment loses nothing
// and sends nothing twice.
//
//   queued ── claim ── sending ──▶ done | failed | unknown
//      ▲                  │                   │
//      └── next command ──┘   late reply ──▶ done | failed | queued
//
// A worker claims a queued action under a lease, writes `sending` before a command leaves the process, and records the
// result under the same lease. An action found in `sending` after its lease has expired may have been executed: it
// becomes `unknown`, is never sent again automatically and waits for a person, or for a reply that comes late on the
// connection that is still open.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { unsynced } from '#server/platform/kernel/work-context.ts'
import type { CommandReport } from './consoles/game-console.ts'
import { createDeliveryNotice, type NoticeDeps } from './delivery-notice.ts'
import { createLateReplies } from './late-reply.ts'
import { changeWithOrder } from './order-delivery.repository.ts'
import {
  type Change,
  type Claim,
  dropLeases,
  insertAttempt,
  listInterrupted,
  markInterrupted,
  type NewAttempt,
  namesOf,
  type SendActionRow,
  updateClaimed,
} from './send-action.repository.ts'
import {
  claimSendAction,
  hasQueued,
  listAwaited,
  type Sends,
  type ServerQueue,
} from './send-action-claim.repository.ts'
import { type Progress, transitionAfter } from './transition.ts'

export type Queue = ReturnType<typeof createQueue>

/** Far longer than one command can take; renewed with each command. */
const LEASE_MS = 60_000
/** History of a long outage: the time between two entries doubles, up to an hour. */
const FIRST_ENTRY_MS = 5_000
const LONGEST_ENTRY_MS = 60 * 60 * 1_000
const RECORD_TRIES = 6
const RECORD_PAUSE_MS = 100
export const REPLY_LOST = 'The server stopped after the command was sent and before its reply was stored.'

type Deps = Core & NoticeDeps & { sends(): Sends }

export function createQueue({ db, clock, random, log, sends, ...deps }: Deps) {
  const notify = createDeliveryNotice(deps)
  const now = () => clock.now().toISOString()
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS).toISOString()
  const entryId = () => ({ id: newId(random), at: now() })
  const newEntry = (actionId: string, attempt: NewAttempt) => ({ ...entryId(), actionId, ...attempt })

  /** The entry is written even when the lease has expired: the command did run. A delivery has the time of its last one. */
  function updateWithEntry(claim: Claim, change: Change, attempt: NewAttempt): Promise<boolean> {
    const entry = newEntry(claim.id, attempt)
    const write = async (trx: Db) => {
      await insertAttempt(trx, entry)
      const result = { last_reply: attempt.reply, changed_at: entry.at }
      const success = change.state === 'done' && { success_at: entry.at }
      const hasLease = await updateClaimed(trx, claim, { ...change, ...result, ...success })
      if (hasLease && change.needs_person) await notify(trx, claim.id, attempt)
      return hasLease
    }
    if (change.state === 'queued') return db.transaction().execute(write)
    return changeWithOrder(db, claim.order_id, write)
  }

  /** A known result is retried: without it the action becomes `unknown`. False when every try failed. */
  async function record(claim: Claim, report: CommandReport, progress: Progress): Promise<boolean> {
    const { outcome } = report
    for (let attempt = 1; ; attempt += 1) {
      try {
        const change = transitionAfter(outcome, progress, leaseEnd())
        if (!(await updateWithEntry(claim, change, report)))
          log.warn({ ...namesOf(claim), outcome }, 'delivery result arrived after its lease expired')
        logOutcome(log, claim, change.needs_person ? report : { outcome })
        return true
      } catch (error) {
        log.error({ err: error, ...namesOf(claim), report, attempt }, 'delivery result not recorded')
        if (attempt === RECORD_TRIES) return false
        await sleep(RECORD_PAUSE_MS * 2 ** attempt)
      }
    }
  }

  /** The console is unreachable. Most tries of a long outage leave no history entry. */
  async function postpone(action: SendActionRow, why: string): Promise<void> {
    if (hasRecentEntry(action, clock.now()))
      await updateClaimed(db, action, { state: 'queued', last_reply: why })
    else {
      const change: Change = { state: 'queued', addAttempt: true }
      await updateWithEntry(action, change, { command: null, outcome: 'not_sent', reply: why })
    }
  }

  /** Actions whose worker ended during a command become `unknown`. */
  async function giveUpInterrupted({ evenLeased = false } = {}): Promise<void> {
    for (const action of await listInterrupted(db, evenLeased ? null : now())) {
      const command = (JSON.parse(action.commands) as string[])[action.done_commands] ?? null
      const entry = newEntry(action.id, { command, outcome: 'unknown', reply: REPLY_LOST })
      await changeWithOrder(db, action.order_id, async (trx) => {
        if (!(await markInterrupted(trx, action, entry))) return false
        await insertAttempt(trx, entry)
        await notify(trx, action.id, entry)
        return true
      })
      log.warn(namesOf(action), 'delivery needs a person: interrupted during a command')
    }
  }

  return {
    /** New lease id for each claim, so that an expired holder can no longer update the row. */
    claim: (of: ServerQueue, online: readonly string[] | null = null) =>
      // Nothing is sent on a claim alone, so that it needs no sync: markSending follows.
      unsynced(() =>
        claimSendAction(db, {
          ...of,
          sends: sends(),
          online,
          lease: newId(random),
          now: now(),
          until: leaseEnd(),
        }),
      ),
    listAwaited: (of: ServerQueue) => listAwaited(db, { ...of, sends: sends() }),
    /** Durable note that a command may be in flight. False when the lease is lost: the command must not leave. */
    markSending: (claim: Claim) => updateClaimed(db, claim, { state: 'sending', leased_until: leaseEnd() }),
    record,
    settle: createLateReplies({ db, log, notify, newEntry }),
    postpone,
    /** Nothing was sent, for a reason other than the console. */
    release: (claim: Claim) => updateClaimed(db, claim, { state: 'queued' }),
    giveUpInterrupted,
    hasQueued: (of: ServerQueue) => hasQueued(db, { ...of, sends: sends() }),
    /** At the start of the only process on this database: every lease belongs to a run that has ended. */
    async takeOver(): Promise<void> {
      await giveUpInterrupted({ evenLeased: true })
      await dropLeases(db)
    },
  }
}

function hasRecentEntry({ attempts, changed_at }: SendActionRow, now: Date): boolean {
  const pause = Math.min(LONGEST_ENTRY_MS, FIRST_ENTRY_MS * 2 ** (attempts - 1))
  return attempts > 0 && now.getTime() - new Date(changed_at).getTime() < pause
}

/** With the reply it needs a person. */
function logOutcome(log: Deps['log'], claim: Claim, { outcome, reply }: Partial<CommandReport>): void {
  const fields = { ...namesOf(claim), outcome, reply }
  if (reply === undefined) log.info(fields, 'command sent')
  else log.warn(fields, 'delivery needs a person')
}
