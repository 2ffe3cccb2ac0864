import { PostgresAdapter, sql } from 'kysely'
import type { Db } from './schema.ts'

/** Transactions that take the same name run one after the other; SQLite has one writer at a time anyway. */
export async function lockByName(trx: Db, name: string): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
