// Admins and how they sign in, and events for the owner on their way to the channels.
import type { Generated } from 'kysely'

export type TeamTables = {
  admin: {
    id: string
    username: string
    password_hash: string
    created_at: string
    role: Generated<string>
    /** Encrypted. Null: no authenticator app is set up. */
    totp_secret: string | null
    /** Encrypted; shown to the admin and not confirmed with a code yet. */
    totp_pending: string | null
    /** The time step of the last accepted code: no code is accepted twice. */
    totp_step: Generated<number>
    /** Set while an authenticator app or a passkey is set up. */
    two_factor_at: string | null
    /** A new password, a demotion or a command ended it, and nothing was set up since. */
    two_factor_ended_at: string | null
  }
  /** In lower case. Entries of the audit log name a person, so nobody may take the name again. */
  removed_admin: { name: string }
  admin_recovery_code: { admin_id: string; code_hash: string; used_at: string | null }
  /** A sign-in with the right password that waits for its code. */
  admin_challenge: { token_hash: string; admin_id: string; password_hash: string; created_at: string }
  admin_passkey: {
    /** The credential's id, base64url as its public key. */
    id: string
    admin_id: string
    public_key: string
    counter: number
    device: string
    created_at: string
    used_at: string | null
  }
  /** Without an admin: of a sign-in. */
  passkey_challenge: { challenge_hash: string; admin_id: string | null; created_at: string }
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
    /** The last time that the password was typed or a passkey used; null in sessions of version 1.0.0. */
    proved_at: string | null
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
  /** One event for the owner's channels; `key` is set where an event must be stored once. */
  notice: { id: string; key: string | null; type: string; data: string; at: string }
  /** An event on its way to one channel. Rows with the same `message_id` are sent as one message. */
  notice_delivery: {
    id: string
    notice_id: string
    /** Id of the channel in the settings. */
    channel: string
    kind: string
    topic: string
    /** Set before the first try and never changed: receivers recognise a repeated message by it. */
    message_id: string | null
    state: string
    tries: number
    due_at: string
    /** Why the last try failed: a word of contract/settings/notices.ts. */
    reason: string | null
    reply: string | null
    ms: number | null
    created_at: string
    changed_at: string
  }
  /** One message of a channel is in flight at a time, in all processes together. */
  notice_channel: {
    channel: string
    /** Hash of the address, so that a new one is tried at once. */
    target: string
    lease: string | null
    leased_until: string | null
    /** After a failure, or by the rate limit of the receiver. */
    paused_until: string | null
    /** In a row. */
    failures: number
  }
  /** Outages that were reported. `process` saw it last. */
  notice_outage: { part: string; process: string; since: string; seen_at: string }
}
