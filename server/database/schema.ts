// Row types of every table. Columns are only text and integer, so that both databases store the same.
import type { Generated, Kysely, Transaction } from 'kysely'

export type Schema = {
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
  donation_total: {
    /** `2026-11` in Jakarta, or `all`; of test orders `test 2026-11` and `test all`. */
    month: string
    /** Encoded: Bedrock names begin with `be.`. */
    username: string
    amount: number
    reached_at: string
  }
  gamemode_image: {
    id: string
    gamemode: string
    image_url: string
    /** 1 or 0. */
    active: number
    created_at: string
  }
  /** `changes` counts cache invalidations. Triggers maintain the others for the version before migration 007. */
  counter: { name: string; value: number }
  product: {
    id: string
    name: string
    price: number
    image_url: string
    /** JSON lists of lines; without Indonesian ones `description` is used for both languages. */
    description: string
    description_id: string
    /** JSON list of texts, with `%player%` in them. */
    commands: string
    /** JSON list beside `commands`, see command-options.ts; null: all go to the first server at once. */
    command_options: string | null
    sort_id: number
    version: number
    created_at: string
    updated_at: string
  }
  /** Uploads that no product uses yet. */
  product_upload: { url: string; at: string }
  /** Pictures of the site that were uploaded in the settings. */
  site_upload: { url: string; kind: string; at: string }
  purchase: {
    id: string
    /** Given by the database; a later row has a larger one. */
    number: Generated<number>
    /** 1: taken by a gateway that moves play money. */
    is_test: Generated<number>
    reference: string
    username: string
    /** Lower case, for searching. */
    username_key: string
    product_id: string
    product_name: string
    price: number
    /** As sold: JSON list of texts, with `%player%` in them. */
    commands: string
    command_options: string | null
    method: string
    status: string
    /** Price plus fee. */
    amount: number
    fee: number
    /** Null until the gateway has answered. */
    gateway_reference: string | null
    payment_name: string
    pay_code: string | null
    qr_string: string | null
    qr_url: string | null
    /** JSON, sanitized. */
    instructions: string
    created_at: string
    expires_at: string
    paid_at: string | null
    /** Next status check at the gateway; null when none is needed. */
    next_check_at: string | null
    checks: number
    needs_person: number
  }
  /** Last list of channels of each gateway that was ever used. */
  payment_channels: {
    /** Gateway and merchant, or `simulator`. */
    source: string
    /** JSON; null when the gateway never gave a list. */
    value: string | null
    asked_at: string | null
    /** Code of the last failure since then. */
    problem: string | null
    problem_at: string | null
  }
  /** Methods that the site has taken off for a while. */
  payment_rest: {
    source: string
    method: string
    since: string
    until: string
    reason: string
    detail: string
  }
  /** Last result of each check of the Go live screen. */
  check_result: { id: string; state: string; reason: string; details: string; at: string; ms: number }
  purchase_flag: { purchase_id: string; flag: string; detail: string; at: string }
  send_action: {
    id: string
    number: Generated<number>
    purchase_id: string
    /** As of its purchase. */
    is_test: Generated<number>
    username: string
    username_key: string
    /** Id of the game server; null is the first one. */
    server: string | null
    /** 1: sent only while the player is on that server. */
    wait_online: Generated<number>
    /** JSON list of texts, ready to be sent. */
    commands: string
    /** How many of them are done; a retry continues after them. */
    done_commands: number
    state: string
    attempts: number
    next_try_at: string | null
    /** Id and expiry of the current claim. */
    lease: string | null
    leased_until: string | null
    last_reply: string | null
    created_at: string
    changed_at: string
    success_at: string | null
    resend_of: string | null
    resend_key: string | null
    needs_person: number
  }
  send_attempt: {
    id: string
    send_action_id: string
    place: number
    at: string
    command: string | null
    outcome: string
    reply: string
  }
  settings: { section: string; version: number; value: string; updated_at: string; updated_by: string }
  /** Every version that was saved in the last year. */
  settings_history: {
    section: string
    version: number
    value: string
    updated_at: string
    updated_by: string
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
    /** Why the last try failed: a word of contract/notices.ts. */
    reason: string | null
    /** What came back. */
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
  /** Outages that were told. `process` saw it last. */
  notice_outage: { part: string; process: string; since: string; seen_at: string }
  secret: { name: string; value: string; updated_at: string | null }
  spent_proof: { id: string; expires_at: string }
  limit_window: { key: string; count: number; ends_at: string }
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
    detail: string | null
  }
}

export type Db = Kysely<Schema> | Transaction<Schema>
export type Database = Kysely<Schema>
