// The audit log: who changed what, and when.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { AUDIT_ACTIONS } from './audit.ts'
import { Moment } from './fields.schema.ts'
import { Cursor, Page, Pagination } from './pagination.schema.ts'

const AuditEntry = z
  .object({
    _id: z.string(),
    at: Moment,
    /** The admin's username, or a mark for a command run in the terminal of the machine. */
    admin: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    /** The object of the action: a readable name, or an id. */
    subject: z.string().nullable(),
    /** The change, or the given reason. Never a password, a token or a key. */
    detail: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditCalls = {
  listAuditEntries: adminCall('GET /api/admin/audit-log', {
    permission: 'audit',
    summary: 'Lists what admins changed, newest first.',
    input: z.object({ query: z.object({ page: Page, cursor: Cursor }) }),
    reply: z.object({ entries: z.array(AuditEntry), pagination: Pagination }),
  }),
}
