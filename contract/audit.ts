// The actions that the audit log records.

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
  'orders_deleted',
  'audit_entries_deleted',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
