/** The actions of the audit log, by the groups that its filter offers. */
export const AUDIT_GROUPS = {
  orders: [
    'transaction_checked',
    'order_noted',
    'order_renamed',
    'order_refunded',
    'order_accepted',
    'order_given',
    'orders_exported',
    'orders_deleted',
    'unknown_payment_closed',
    'send_action_resent',
    'send_action_checked',
    'player_noted',
    'player_blocked',
    'player_unblocked',
    'test_data_deleted',
  ],
  products: [
    'product_added',
    'product_edited',
    'product_deleted',
    'products_reordered',
    'product_image_added',
    'coupon_added',
    'coupon_edited',
    'coupon_deleted',
    'sale_added',
    'sale_edited',
    'sale_deleted',
  ],
  settings: [
    'settings_saved',
    'secret_saved',
    'secret_deleted',
    'image_added',
    'image_activated',
    'image_deactivated',
    'image_deleted',
    'site_image_added',
    'site_exported',
    'site_imported',
    'post_added',
    'post_edited',
    'post_deleted',
    'incident_added',
    'incident_edited',
    'incident_deleted',
    'vote_keys_renewed',
    'notice_tested',
    'notice_retried',
  ],
  team: [
    'admin_added',
    'admin_joined',
    'admin_removed',
    'role_changed',
    'invitation_created',
    'invitation_deleted',
    'audit_entries_deleted',
  ],
  sign_in: [
    'login',
    'logout',
    'admin_unlocked',
    'password_changed',
    'two_factor_on',
    'two_factor_off',
    'passkey_added',
    'passkey_removed',
    'recovery_codes_renewed',
    'sessions_ended',
  ],
} as const

export type AuditGroup = keyof typeof AUDIT_GROUPS
export type AuditAction = (typeof AUDIT_GROUPS)[AuditGroup][number]

export const AUDIT_ACTIONS: readonly AuditAction[] = Object.values(AUDIT_GROUPS).flat()

/** Stand for the admin in entries of commands and of the job that deletes old rows. */
export const TERMINAL_ACTOR = '(terminal)'
export const RETENTION_ACTOR = '(retention)'

/** Money returned, or something deleted by a person: shown in red. */
export const GRAVE_ACTIONS: readonly AuditAction[] = [
  'order_refunded',
  'admin_removed',
  'test_data_deleted',
  ...AUDIT_GROUPS.products.filter((action) => action.endsWith('_deleted')),
  ...AUDIT_GROUPS.settings.filter((action) => action.endsWith('_deleted')),
]
