// How often each product was sold lately, from the daily sums.
import type { Db } from '#server/platform/database/schema.ts'

/** `since`: a day in Jakarta. */
type Sold = { since: string; isTest: boolean }

/** Paid and not refunded, without what was given by hand; by product id. */
export async function countSold(db: Db, { since, isTest }: Sold): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('day_sum')
    .select(({ fn }) => ['product_id', fn.sum<number>('sold').as('sold')])
    .where('day', '>=', since)
    .where('is_test', '=', isTest ? 1 : 0)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, sold }) => [product_id, Number(sold)]))
}
