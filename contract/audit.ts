// The audit log: who changed what, and when.
import { adminEndpoint } from './endpoint.ts'
import type { PageQuery, Pagination } from './pagination.ts'

export const AUDIT_ACTIONS = [
  'login',
  'logout',
  'password_changed',
  'admin_added',
  'admin_unlocked',
  'admin_removed',
  'product_added',
  'product_edited',
  'product_deleted',
  'product_image_added',
  'transaction_checked',
  'send_action_resent',
  'send_action_checked',
  'image_added',
  'image_activated',
  'image_deactivated',
  'image_deleted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export type AuditEntry = {
  _id: string
  at: string
  /** The admin's username, or that it was done at the terminal of the machine. */
  admin: string
  action: AuditAction
  /** What it was done to: a name that people know, or an id. */
  subject: string | null
  /** What changed, or the reason that was given. Never a password, a token or a key. */
  detail: string | null
}

export const auditApi = {
  listAuditEntries: adminEndpoint<{ entries: AuditEntry[]; pagination: Pagination }, { query: PageQuery }>(
    'GET',
    '/api/admin/audit-log',
  ),
}
