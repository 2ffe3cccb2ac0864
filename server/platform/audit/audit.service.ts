// Audit log: each entry is written in the transaction of the change that it records.
import type { AuditEntry, AuditQuery, AuditSummary, AuditValues } from '#contract/platform/audit.schema.ts'
import type { AuditAction } from '#contract/platform/audit.ts'
import type { Pagination } from '#contract/platform/pagination.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import { pageOfQuery, wholeTable } from '#server/platform/database/list-page.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { jakartaDayStart, lastDays } from '#server/platform/kernel/jakarta.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { insertAuditEntry, listAuditEntries } from './audit.repository.ts'
import { countDays, filteredEntries, listAuditAdmins } from './audit-filter.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'>

export type Done = {
  admin: string
  action: AuditAction
  subject?: string | null
  /** The id of the subject, where it has a page. */
  target?: string | null
  /** The words that the admin typed. Never a password, a token or a key. */
  detail?: string | null
  /** The values that the sentence names; a changed object has only the fields that differ. Never a secret. */
  before?: AuditValues | null
  after?: AuditValues | null
}

export type Audit = ReturnType<typeof createAudit>

const DETAIL_MAX_LENGTH = 1_000
const STRIP_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1_000

export function createAudit({ db, clock, random }: Deps) {
  const log = wholeTable(db, 'audit_entry', clock)
  return {
    /** Inside the transaction that makes the change. */
    write: (trx: Db, { admin, action, subject = null, target = null, ...done }: Done): Promise<void> =>
      insertAuditEntry(trx, {
        id: newId(random),
        at: clock.now().toISOString(),
        admin,
        action,
        subject,
        target,
        detail: done.detail ? cut(done.detail) : null,
        before: toJson(done.before),
        after: toJson(done.after),
      }),

    async list(query: AuditQuery): Promise<{ entries: AuditEntry[]; pagination: Pagination }> {
      const { page, cursor, search, admin, action: group, from, until } = query
      const filter = {
        search,
        admin,
        group,
        from: from === undefined ? undefined : jakartaDayStart(from),
        until: until === undefined ? undefined : new Date(jakartaDayStart(until).getTime() + DAY_MS),
      }
      const isFiltered = Object.values(filter).some((value) => value !== undefined)
      const source = isFiltered ? await filteredEntries(db, filter) : log
      const { numbers, pagination } = await pageOfQuery(source, { page, cursor })
      const rows = await listAuditEntries(db, numbers)
      const entries = rows.map(({ id, action, before, after, ...row }) => ({
        ...row,
        _id: id,
        action: action as AuditAction,
        before: before === null ? null : JSON.parse(before),
        after: after === null ? null : JSON.parse(after),
      }))
      return { entries, pagination }
    },

    async summarize(): Promise<AuditSummary> {
      const [days, admins] = await Promise.all([
        countDays(db, lastDays(clock.now(), STRIP_DAYS)),
        listAuditAdmins(db),
      ])
      return { days, admins }
    },
  }
}

/** Texts are cut, so that one change cannot fill the log. */
function toJson(values: AuditValues | null | undefined): string | null {
  return values
    ? JSON.stringify(values, (_, value) => (typeof value === 'string' ? cut(value) : value))
    : null
}

function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length <= DETAIL_MAX_LENGTH
    ? text
    : `${characters.slice(0, DETAIL_MAX_LENGTH - 1).join('')}…`
}
