// Numbers without a gap: a page of a long list is then a span of numbers, found by an index.
import { sql } from 'kysely'
import type { Db } from './schema.ts'

type Numbered = 'purchase' | 'send_action' | 'audit_entry'

/** Call it in the transaction that inserts the row: a row that is not kept gives its number back. */
export async function nextNumber(trx: Db, table: Numbered): Promise<number> {
  const { value } = await trx
    .insertInto('counter')
    .values({ name: table, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

export async function lastNumber(db: Db, table: Numbered): Promise<number> {
  const row = await db.selectFrom('counter').select('value').where('name', '=', table).executeTakeFirst()
  return row?.value ?? 0
}
