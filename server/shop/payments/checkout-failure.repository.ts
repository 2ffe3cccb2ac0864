import { sql } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type CheckoutFailure = Omit<Schema['checkout_failure'], 'source'>

/** The newest of these sources. */
export async function findCheckoutFailure(
  db: Db,
  sources: readonly string[],
): Promise<CheckoutFailure | null> {
  const row = await db
    .selectFrom('checkout_failure')
    .select(['gateway', 'words', 'reason', 'variable', 'method', 'since', 'at', 'times'])
    .where('source', 'in', sources)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** Whether it is the first of a row. Failures with other keys are deleted: they say nothing about these. */
export async function storeCheckoutFailure(
  trx: Db,
  { source, sources }: { source: string; sources: readonly string[] },
  failure: Omit<CheckoutFailure, 'since' | 'times'>,
): Promise<boolean> {
  await trx.deleteFrom('checkout_failure').where('source', 'not in', sources).execute()
  const { times } = await trx
    .insertInto('checkout_failure')
    .values({ source, ...failure, since: failure.at, times: 1 })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({ ...failure, times: sql<number>`checkout_failure.times + 1` }),
    )
    .returning('times')
    .executeTakeFirstOrThrow()
  return Number(times) === 1
}

/** Whether there was one. */
export async function deleteCheckoutFailure(db: Db, source: string): Promise<boolean> {
  if (!(await findCheckoutFailure(db, [source]))) return false
  const { numDeletedRows } = await db
    .deleteFrom('checkout_failure')
    .where('source', '=', source)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}
