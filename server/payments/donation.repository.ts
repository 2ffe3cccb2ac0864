// What buyers have paid, added up per month in Jakarta and for ever.
import { sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'

/** Stands where a month stands, for all of time. */
const FOR_EVER = 'all'

/** Minus for money that went back. */
export type DonationChange = { username: string; amount: number; month: string; at: Date }

/** Call it in the transaction that moves the order: the totals are true at every moment. */
export async function changeDonations(
  db: Db,
  { username, amount, month, at }: DonationChange,
): Promise<void> {
  const reachedAt = at.toISOString()
  await db
    .insertInto('donation_total')
    .values([month, FOR_EVER].map((each) => ({ month: each, username, amount, reached_at: reachedAt })))
    .onConflict((conflict) =>
      conflict.columns(['month', 'username']).doUpdateSet({
        amount: sql<number>`donation_total.amount + excluded.amount`,
        reached_at: reachedAt,
      }),
    )
    .execute()
}

/** The biggest first; of two equal ones, who was there earlier. */
export async function listDonations(
  db: Db,
  month: string | null,
  limit: number,
): Promise<{ username: string; amount: number }[]> {
  return db
    .selectFrom('donation_total')
    .select(['username', 'amount'])
    .where('month', '=', month ?? FOR_EVER)
    .where('amount', '>', 0)
    .orderBy('amount', 'desc')
    .orderBy('reached_at')
    .limit(limit)
    .execute()
}
