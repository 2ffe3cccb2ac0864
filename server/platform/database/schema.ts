// Row types of every table. Columns are only text and integer, so that both databases store the same; a flag is 1 or 0.
import type { Generated, Kysely, Transaction } from 'kysely'
import type { MoneyTables } from './tables/money.ts'
import type { NetworkTables } from './tables/network.ts'
import type { ShopTables } from './tables/shop.ts'
import type { TeamTables } from './tables/team.ts'

export type Schema = ShopTables & MoneyTables & TeamTables & NetworkTables & SiteTables

type SiteTables = {
  post: {
    id: string
    number: Generated<number>
    kind: string
    slug: string
    /** Its earlier addresses, each with a space behind it. */
    old_slugs: Generated<string>
    /** Empty in a language in which the post does not exist. */
    title_en: string
    title_id: string
    text_en: string
    text_id: string
    image_url: string | null
    published_at: string
    hidden: number
    /** 1 once visitors see it: pages were invalidated and the notice is recorded. */
    released: number
    version: number
    updated_at: string
    updated_by: string
  }
  /** Every version that was saved in the last year; `value` is the form as JSON. */
  post_version: { post_id: string; version: number; value: string; updated_at: string; updated_by: string }
  gamemode_image: {
    id: string
    gamemode: string
    image_url: string
    active: number
    created_at: string
  }
  /** `changes` counts cache invalidations. */
  counter: { name: string; value: number }
  /** Uploaded pictures that may be removed when nothing names them. */
  upload: { url: string; kind: string; at: string }
  check_result: { id: string; state: string; reason: string; details: string; at: string; ms: number }
  settings: { section: string; version: number; value: string; updated_at: string; updated_by: string }
  /** Every version that was saved in the last year. */
  settings_history: Schema['settings']
  secret: { name: string; value: string; updated_at: string | null }
  spent_proof: { id: string; expires_at: string }
  limit_window: { key: string; count: number; ends_at: string }
}

export type Db = Kysely<Schema> | Transaction<Schema>
export type Database = Kysely<Schema>
