// Players who may not buy. Orders that they have placed before can still be paid.

import type { Selectable } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export { hasDelivered } from './player.repository.ts'

type Keys = readonly string[]

/** Given the keys of one player, see `keysOfPlayer`; so are the others. */
export async function isBlocked(db: Db, keys: Keys): Promise<boolean> {
  return (await findBlock(db, keys)) !== null
}

type BlockRow = Selectable<Schema['player_block']>

export async function findBlock(db: Db, keys: Keys): Promise<BlockRow | null> {
  const row = await db
    .selectFrom('player_block')
    .selectAll()
    .where('player_key', 'in', keys)
    .executeTakeFirst()
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
export async function deleteBlock(trx: Db, keys: Keys): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('player_block')
    .where('player_key', 'in', keys)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function listBlockedKeys(db: Db, keys: Keys): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('player_block')
    .select('player_key')
    .where('player_key', 'in', keys)
    .execute()
  return new Set(rows.map(({ player_key }) => player_key))
}
