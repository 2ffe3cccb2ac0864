// Admins and how they sign in.
import type { Generated } from 'kysely'

export type TeamTables = {
  admin: {
    id: string
    username: string
    password_hash: string
    created_at: string
    role: Generated<string>
    /** Encrypted. Null: two-factor login is off. */
    totp_secret: string | null
    /** Encrypted; shown to the admin and not confirmed with a code yet. */
    totp_pending: string | null
    /** The time step of the last accepted code: no code is accepted twice. */
    totp_step: Generated<number>
    two_factor_at: string | null
  }
  admin_recovery_code: { admin_id: string; code_hash: string; used_at: string | null }
  /** A sign-in with the right password that waits for its code. */
  admin_challenge: { token_hash: string; admin_id: string; password_hash: string; created_at: string }
  admin_invitation: {
    id: string
    token_hash: string
    role: string
    created_by: string
    created_at: string
    expires_at: string
    /** Username of who joined with it. */
    used_by: string | null
  }
  admin_session: {
    token_hash: string
    admin_id: string
    created_at: string
    used_at: string
    /** Shortened address and the browser, for the list of sessions. */
    network: string | null
    device: string | null
  }
  audit_entry: {
    id: string
    number: Generated<number>
    at: string
    admin: string
    action: string
    subject: string | null
    /** Null in entries of version 1.0.0, whose detail is a sentence in English. */
    target: Generated<string | null>
    detail: string | null
    /** JSON objects. */
    before: Generated<string | null>
    after: Generated<string | null>
  }
}
