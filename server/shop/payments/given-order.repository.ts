import type { Selectable } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

type GivenOrder = Selectable<Schema['given_order']>

/** False when an order with this key exists; a concurrent one is waited for. */
export async function insertGivenOrder(trx: Db, given: GivenOrder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('given_order')
    .values(given)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findGivenOrder(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('given_order').select('order_id').where('key', '=', key).executeTakeFirst()
  return row?.order_id ?? null
}
