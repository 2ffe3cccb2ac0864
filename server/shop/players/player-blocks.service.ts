// Players who may not buy. Orders that they have placed before can still be paid.

import type { Selectable } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export { hasDelivered } from './player.repository.ts'

/** Given the encoded name in any capitals. */
export async function isBlocked(db: Db, username: string): Promise<boolean> {
  return (await findBlock(db, playerKey(username))) !== null
}

type BlockRow = Selectable<Schema['player_block']>

export async function findBlock(db: Db, key: string): Promise<BlockRow | null> {
  const row = await db.selectFrom('player_block').selectAll().where('player_key', '=', key).executeTakeFirst()
  return row ?? null
}

/** False when the player was blocked already. */
export async function insertBlock(trx: Db, block: BlockRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('player_block')
    .values(block)
    .onConflict((conflict) => conflict.column('player_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when the player was not blocked. */
export async function deleteBlock(trx: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('player_block')
    .where('player_key', '=', key)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function listBlockedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('player_block')
    .select('player_key')
    .where('player_key', 'in', keys)
    .execute()
  return new Set(rows.map(({ player_key }) => player_key))
}
