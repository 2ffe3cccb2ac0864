// Every table with data and its key columns. A test compares the list with the migrations.
import type { Schema } from '#server/platform/database/schema.ts'

export const TABLES = {
  admin: ['id'],
  admin_challenge: ['token_hash'],
  admin_invitation: ['id'],
  admin_passkey: ['id'],
  admin_recovery_code: ['admin_id', 'code_hash'],
  admin_session: ['token_hash'],
  audit_entry: ['id'],
  check_result: ['id'],
  checkout_failure: ['source'],
  counter: ['name'],
  day_sum: ['day', 'is_test', 'product_id', 'method', 'shard'],
  discount: ['id'],
  donation_total: ['month', 'player_key'],
  gamemode_image: ['id'],
  given_order: ['key'],
  known_player: ['key'],
  known_player_source: ['id'],
  limit_window: ['key'],
  notice: ['id'],
  notice_channel: ['channel'],
  notice_delivery: ['id'],
  notice_outage: ['part'],
  payment_channels: ['source'],
  payment_rest: ['source', 'method'],
  passkey_challenge: ['challenge_hash'],
  player_block: ['player_key'],
  player_note: ['id'],
  player_sum: ['player_key', 'is_test'],
  post: ['id'],
  post_version: ['post_id', 'version'],
  product: ['id'],
  removed_admin: ['name'],
  orders: ['id'],
  order_event: ['id'],
  order_flag: ['order_id', 'flag', 'detail'],
  order_item: ['number', 'position'],
  secret: ['name'],
  send_action: ['id'],
  send_attempt: ['id'],
  settings: ['section'],
  settings_history: ['section', 'version'],
  spent_proof: ['id'],
  status_incident: ['id'],
  status_point: ['series', 'is_demo', 'span', 'at'],
  unknown_payment: ['gateway_reference'],
  upload: ['url'],
  vote: ['id'],
  vote_month: ['month', 'is_test', 'player_key'],
  vote_player: ['player_key', 'is_test'],
  vote_service: ['service'],
  vote_window: ['player_key', 'service', 'is_test'],
} as const satisfies { [Table in keyof Schema]: readonly (keyof Schema[Table])[] }

export type Table = keyof typeof TABLES

export const TABLE_NAMES = Object.keys(TABLES) as Table[]

/** Tables of the migrator. */
export const MIGRATION_TABLES = [
  'kysely_migration',
  'kysely_migration_lock',
  'migration_compatibility',
] as const
