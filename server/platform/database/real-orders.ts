import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Almost every row fits, so it is written in a way that no index is used: that of another condition finds fewer. Of an
 * expression PostgreSQL expects few rows to be equal to a value and almost all to differ from it.
 */
export function isReal(column = 'is_test'): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} + 0 <> 1`
}

/** Rows of test orders, where another condition is read from its index. */
export function isTest(column = 'is_test'): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} + 0 = 1`
}

/** The condition is that of a partial index, in the same words, and no other index knows these words. */
export const DELIVERED_UNPAID = sql<SqlBool>`delivery || '' is not null and status || '' in ('UNPAID', 'EXPIRED', 'FAILED')`

/** The number of the newest order; numbers follow the time of creation. */
export async function findNewestOrder(db: Db): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}
