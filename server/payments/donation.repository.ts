// Donation totals per buyer: per month in Jakarta and all-time.
import { sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'

/** In place of a month: the all-time total. */
const ALL_TIME = 'all'

/** `amount` is negative for a refund. */
type DonationChange = { username: string; amount: number; month: string; at: Date }

/** Call it in the transaction that changes the order's status, so that totals are always consistent. */
export async function changeDonations(
  db: Db,
  { username, amount, month, at }: DonationChange,
): Promise<void> {
  const reachedAt = at.toISOString()
  await db
    .insertInto('donation_total')
    .values([month, ALL_TIME].map((each) => ({ month: each, username, amount, reached_at: reachedAt })))
    .onConflict((conflict) =>
      conflict.columns(['month', 'username']).doUpdateSet({
        amount: sql<number>`donation_total.amount + excluded.amount`,
        reached_at: reachedAt,
      }),
    )
    .execute()
}

/** Largest first; equal amounts by the time they were reached. */
export async function listDonations(
  db: Db,
  month: string | null,
  limit: number,
): Promise<{ username: string; amount: number }[]> {
  return db
    .selectFrom('donation_total')
    .select(['username', 'amount'])
    .where('month', '=', month ?? ALL_TIME)
    .where('amount', '>', 0)
    .orderBy('amount', 'desc')
    .orderBy('reached_at')
    .limit(limit)
    .execute()
}
