// The rows of every table. Columns are only text and integer, so that both databases hold the same.
import type { Kysely, Transaction } from 'kysely'

export type Schema = {
  admin: {
    id: string
    username: string
    password_hash: string
    created_at: string
  }
  donation_total: {
    /** `2026-11` in Jakarta, or `all`. */
    month: string
    /** As it was sent: Bedrock names with `be.`. */
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
}

export type Db = Kysely<Schema> | Transaction<Schema>
export type Database = Kysely<Schema>
