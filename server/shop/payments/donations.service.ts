// Donation totals per buyer, per month in Jakarta and all-time: written when orders are paid, read by the leaderboards.
import { type ExpressionBuilder, sql } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import { shownUsername } from '#contract/network/username.ts'
import type { Database, Db, Schema } from '#server/platform/database/schema.ts'
import { jakartaMonth } from '#server/platform/kernel/jakarta.ts'

export type Donations = ReturnType<typeof createDonations>

type Paid = { username: string; amount: number; paidAt: Date; isTest: boolean }

type Top = { from: Date | null; limit: number; withBlocked?: boolean }

type Deps = {
  db: Database
  countsTests?: boolean
}

export function createDonations({ db, countsTests = false }: Deps) {
  return {
    /** Inside the transaction that marks the order as paid. */
    add: changeDonations,

    /** A refund is subtracted from its month and from the all-time total. */
    subtract: (trx: Db, { amount, ...paid }: Paid) => changeDonations(trx, { ...paid, amount: -amount }),

    /** `from` is any moment of the month; null for all-time. `withBlocked`: for the team, to whom money is money. */
    async topDonators({ from, limit, withBlocked = false }: Top) {
      const month = from ? jakartaMonth(from) : ALL_TIME
      const rows = await (countsTests ? listWithTests : listDonations)(db, { month, limit, withBlocked })
      return rows.map(({ username, amount }) => ({ name: shownUsername(username), amount }))
    },
  }
}

/** In place of a month: the all-time total. */
const ALL_TIME = 'all'

/** Before the month of test orders. */
const TEST = 'test '

/** Call it in the transaction that changes the order's status, so that totals are always consistent. */
/** `amount` is negative for a refund. */
async function changeDonations(db: Db, { username, amount, paidAt, isTest }: Paid): Promise<void> {
  // A free order takes no lock here: it is placed and paid in one transaction, after the sums were locked.
  if (amount === 0) return
  const reachedAt = paidAt.toISOString()
  const player = { player_key: playerKey(username), username }
  const months = [jakartaMonth(paidAt), ALL_TIME].map((each) => (isTest ? TEST + each : each))
  await db
    .insertInto('donation_total')
    .values(months.map((each) => ({ month: each, ...player, amount, reached_at: reachedAt })))
    .onConflict((conflict) =>
      conflict.columns(['month', 'player_key']).doUpdateSet({
        ...(amount > 0 && { username }),
        amount: sql<number>`donation_total.amount + excluded.amount`,
        reached_at: reachedAt,
      }),
    )
    .execute()
}

/** A player who may not buy is not praised for it. */
const isShown = ({ exists, not, selectFrom }: ExpressionBuilder<Schema, 'donation_total'>) =>
  not(
    exists(
      selectFrom('player_block')
        .select('player_block.player_key')
        .whereRef('player_block.player_key', '=', 'donation_total.player_key'),
    ),
  )

type Listed = { month: string; limit: number; withBlocked: boolean }

/** Largest first; equal amounts by the time they were reached. */
function listDonations(db: Db, { month, limit, withBlocked }: Listed) {
  return db
    .selectFrom('donation_total')
    .select(['username', 'amount'])
    .where('month', '=', month)
    .$if(!withBlocked, (query) => query.where(isShown))
    .where('amount', '>', 0)
    .orderBy('amount', 'desc')
    .orderBy('reached_at')
    .limit(limit)
    .execute()
}

/** No index holds the sums in order, so all of them are added up: a demo has few. */
function listWithTests(db: Db, { month, limit, withBlocked }: Listed) {
  return db
    .selectFrom('donation_total')
    .select(({ fn }) => [
      fn.max('username').as('username'),
      fn.sum<number>('amount').as('amount'),
      fn.max('reached_at').as('reached'),
    ])
    .where('month', 'in', [month, TEST + month])
    .$if(!withBlocked, (query) => query.where(isShown))
    .groupBy('player_key')
    .having(({ fn }) => fn.sum<number>('amount'), '>', 0)
    .orderBy(({ fn }) => fn.sum('amount'), 'desc')
    .orderBy('reached')
    .limit(limit)
    .execute()
}

/** Totals of test orders that were deleted. */
export async function deleteEmptyTestTotals(trx: Db): Promise<void> {
  await trx.deleteFrom('donation_total').where('month', 'like', `${TEST}%`).where('amount', '<=', 0).execute()
}
