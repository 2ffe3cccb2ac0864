// The audit log as the API gives it.
import * as z from 'zod'
import { AUDIT_ACTIONS, type AuditEntry, auditApi } from './audit.ts'
import { describe } from './call.ts'
import { Moment } from './fields.schema.ts'
import { Page, PaginationReply } from './pagination.schema.ts'

export const AuditEntryReply = z
  .object({
    _id: z.string(),
    at: Moment,
    admin: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    subject: z.string().nullable(),
    detail: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' }) satisfies z.ZodType<AuditEntry>

export const auditCalls = {
  listAuditEntries: describe(auditApi.listAuditEntries, {
    summary: 'Lists what admins changed, newest first.',
    input: z.object({ query: z.object({ page: Page }) }),
    reply: z.object({ entries: z.array(AuditEntryReply), pagination: PaginationReply }),
  }),
}
