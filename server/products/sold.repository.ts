// How often each product was sold lately.
import type { Db } from '#server/database/schema.ts'

type Sold = { since: Date; isTest: boolean }

/** Paid and not refunded, without what was given by hand; by product id. */
export async function countSold(db: Db, { since, isTest }: Sold): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('purchase')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('sold')])
    .where('paid_at', '>=', since.toISOString())
    .where('status', '=', 'PAID')
    .where('is_test', '=', isTest ? 1 : 0)
    .where('given_by', 'is', null)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, sold }) => [product_id, Number(sold)]))
}
