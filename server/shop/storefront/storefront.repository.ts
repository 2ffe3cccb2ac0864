// SQL of the last supporters.
import { type SqlBool, sql } from 'kysely'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { Db } from '#server/platform/database/schema.ts'

type Last = { since: Date; limit: number; withTests: boolean }

/** Paid orders, last paid first. Written so that the index of the time of payment is used. */
export function listPaid(db: Db, { since, limit, withTests }: Last) {
  return (
    db
      .selectFrom('orders')
      .select(['username', 'commands', 'paid_at'])
      .where('paid_at', '>=', since.toISOString())
      .where(sql<SqlBool>`status || '' = 'PAID'`)
      .where(sql<SqlBool>`method || '' <> ${FREE_OF_CHARGE}`)
      .where('given_by', 'is', null)
      // The name on a gift is that of the friend.
      .where('gift', 'is', null)
      .$if(!withTests, (query) => query.where(sql<SqlBool>`is_test + 0 <> 1`))
      .orderBy('paid_at', 'desc')
      .limit(limit)
      .execute()
  )
}
