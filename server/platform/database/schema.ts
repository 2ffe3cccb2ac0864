// Row types of every table. Columns are only text and integer, so that both databases store the same.
import type { Kysely, Transaction } from 'kysely'
import type { DeliveryTables } from './tables/delivery.ts'
import type { DiscountTables } from './tables/discounts.ts'
import type { MoneyTables } from './tables/money.ts'
import type { NoticesTables } from './tables/notices.ts'
import type { PlayersTables } from './tables/players.ts'
import type { PostsTables } from './tables/posts.ts'
import type { ShopTables } from './tables/shop.ts'
import type { StatusTables } from './tables/status.ts'
import type { TeamTables } from './tables/team.ts'
import type { VotesTables } from './tables/votes.ts'

export type Schema = ShopTables &
  DiscountTables &
  MoneyTables &
  DeliveryTables &
  PlayersTables &
  TeamTables &
  NoticesTables &
  StatusTables &
  VotesTables &
  PostsTables &
  SiteTables

type SiteTables = {
  gamemode_image: {
    id: string
    gamemode: string
    image_url: string
    /** 1 or 0. */
    active: number
    created_at: string
  }
  /** `changes` counts cache invalidations. */
  counter: { name: string; value: number }
  /** Uploaded pictures that may be removed when nothing names them. */
  upload: { url: string; kind: string; at: string }
  /** Last result of each check of the Go live screen. */
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
