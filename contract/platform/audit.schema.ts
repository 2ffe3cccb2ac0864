// The audit log: who changed what, and when. Entries are data; the console writes the sentence in the reader's language.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { AUDIT_ACTIONS, AUDIT_GROUPS, type AuditGroup } from './audit.ts'
import { DayQuery, Moment, named, optionalChoice, Search } from './fields.schema.ts'
import { Cursor, Page, Pagination } from './pagination.schema.ts'

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[]

/** Fields by their name. A changed object has the fields that differ, in `before` and in `after`. */
const AuditValues = z.record(z.string(), z.unknown())
export type AuditValues = z.infer<typeof AuditValues>

const AuditEntry = named('AuditEntry', {
  _id: z.string(),
  at: Moment,
  /** The admin's username, or a mark for a command run in the terminal of the machine. */
  admin: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The object of the action: a readable name, or the section of settings. */
  subject: z.string().nullable(),
  /** The id of the order, product, coupon, sale or incident, where the subject has a page. */
  target: z.string().nullable(),
  /** The words that the admin typed: a reason or a note. Never a password, a token or a key. */
  detail: z.string().nullable(),
  before: AuditValues.nullable(),
  after: AuditValues.nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const AuditQuery = z.object({
  page: Page,
  cursor: Cursor,
  /** In the subject, the reason and the values; a whole subject in all entries, a part of one in the newest. */
  search: Search,
  admin: Search,
  action: optionalChoice(GROUPS),
  /** Days of Jakarta, both included. */
  from: DayQuery,
  until: DayQuery,
})
export type AuditQuery = z.infer<typeof AuditQuery>

const AuditSummary = named('AuditSummary', {
  /** The last thirty days, oldest first. Grave: money was returned, or something deleted. */
  days: z.array(z.object({ day: z.string(), entries: z.int(), grave: z.boolean() })),
  admins: z.array(z.string()),
})
export type AuditSummary = z.infer<typeof AuditSummary>

export const auditCalls = {
  listAuditEntries: adminCall('GET /api/admin/audit-log', 'audit', {
    summary: 'Lists what admins changed, newest first.',
    input: z.object({ query: AuditQuery }),
    reply: z.object({ entries: z.array(AuditEntry), pagination: Pagination }),
  }),
  summarizeAuditLog: adminCall('GET /api/admin/audit-log/summary', 'audit', {
    summary: 'Counts the entries of the last thirty days, and names the admins of the log.',
    reply: AuditSummary,
  }),
}
