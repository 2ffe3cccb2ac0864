// Events for the owner on their way to the channels.
export type NoticesTables = {
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
    /** The reply of the channel. */
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
