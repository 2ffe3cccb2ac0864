import { PostgresAdapter } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Locks an order until the transaction ends. A transaction that changes an order and its send actions locks the order
 * first: two of them can then not wait for each other. On SQLite a transaction that writes is alone already.
 */
export async function lockOrder(trx: Db, id: string): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  await trx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()
}
