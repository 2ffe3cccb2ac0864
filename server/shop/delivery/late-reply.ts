// A reply that comes after its send action was called unknown, on the connection that is still open.
import type { Database, Db } from '#server/platform/database/schema.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { CommandReport } from './consoles/game-console.ts'
import { changeWithOrder } from './order-delivery.repository.ts'
import {
  type Claim,
  insertAttempt,
  type NewAttempt,
  namesOf,
  settleUnknown,
} from './send-action.repository.ts'
import { type Progress, transitionAfter } from './transition.ts'

type Deps = {
  db: Database
  log: Pick<Log, 'info' | 'error'>
  notify(trx: Db, actionId: string, attempt: NewAttempt): Promise<void>
  newEntry(actionId: string, attempt: NewAttempt): Parameters<typeof insertAttempt>[1]
}

/** The action gets its true outcome, unless a person has decided meanwhile; the reply is in its history in any case. */
export function createLateReplies({ db, log, notify, newEntry }: Deps) {
  return async (claim: Claim, report: CommandReport, progress: Progress): Promise<void> => {
    const entry = newEntry(claim.id, report)
    const before = { id: claim.id, done_commands: progress.done - (report.outcome === 'done' ? 1 : 0) }
    const { state, needs_person = 0 } = transitionAfter(report.outcome, progress, null)
    try {
      await changeWithOrder(db, claim.order_id, async (trx) => {
        await insertAttempt(trx, entry)
        const isSettled = await settleUnknown(trx, before, {
          state,
          needs_person,
          done_commands: progress.done,
          last_reply: report.reply,
          changed_at: entry.at,
          ...(state === 'done' && { success_at: entry.at }),
        })
        if (isSettled && needs_person) await notify(trx, claim.id, report)
        return isSettled
      })
      log.info({ ...namesOf(claim), outcome: report.outcome }, 'delivery settled by a late reply')
    } catch (error) {
      log.error({ err: error, ...namesOf(claim), report }, 'late reply not recorded')
    }
  }
}
