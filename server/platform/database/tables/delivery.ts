// Tables of commands for the game servers.
import type { Generated } from 'kysely'

export type DeliveryTables = {
  send_action: {
    id: string
    number: Generated<number>
    order_id: string
    /** As of its order. */
    is_test: Generated<number>
    username: string
    player_key: string
    /** Id of the game server; null is the first one. */
    server: string | null
    /** 1: sent only while the player is on that server. */
    wait_online: Generated<number>
    /** `delivery`, or `refund` for what takes it back. */
    purpose: Generated<string>
    /** JSON list of texts, ready to be sent. */
    commands: string
    /** How many of them are done; a retry continues after them. */
    done_commands: number
    state: string
    attempts: number
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
    /** It never left the queue; its state is `failed`. */
    cancelled_at: string | null
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
}
