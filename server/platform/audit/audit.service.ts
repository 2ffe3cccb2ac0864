// Audit log: each entry is written in the transaction of the change that it records.
import type { AuditEntry } from '#contract/platform/audit.schema.ts'
import type { AuditAction } from '#contract/platform/audit.ts'
import type { PageQuery, Pagination } from '#contract/platform/pagination.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import { pageOfQuery, wholeTable } from '#server/platform/database/list-page.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { insertAuditEntry, listAuditEntries } from './audit.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'>

export type Done = {
  /** The username. */
  admin: string
  action: AuditAction
  subject?: string | null
  /** The change, or the reason that was given. Never a password, a token or a key. */
  detail?: string | null
}

export type Audit = ReturnType<typeof createAudit>

/** Stands for the admin in entries of commands. */
export const TERMINAL_ACTOR = '(terminal)'
const DETAIL_MAX_LENGTH = 1_000

export function createAudit({ db, clock, random }: Deps) {
  const log = wholeTable(db, 'audit_entry', clock)
  return {
    /** Inside the transaction that makes the change. */
    write: (trx: Db, { admin, action, subject = null, detail = null }: Done): Promise<void> =>
      insertAuditEntry(trx, {
        id: newId(random),
        at: clock.now(),
        admin,
        action,
        subject,
        detail: detail && cut(detail),
      }),

    /** Newest first. */
    async list(request: PageQuery): Promise<{ entries: AuditEntry[]; pagination: Pagination }> {
      const { numbers, pagination } = await pageOfQuery(log, request)
      const entries = (await listAuditEntries(db, numbers)).map(({ id, action, ...row }) => ({
        ...row,
        _id: id,
        action: action as AuditAction,
      }))
      return { entries, pagination }
    },
  }
}

function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length <= DETAIL_MAX_LENGTH
    ? text
    : `${characters.slice(0, DETAIL_MAX_LENGTH - 1).join('')}…`
}
