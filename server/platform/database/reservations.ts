// How long an unpaid order counts against a limit. For everybody only some minutes, so that orders which nobody pays take
// nothing from others; for its own network as long as it can be paid, so that it cannot be repeated from there.
import { type Expression, type SqlBool, sql } from 'kysely'

const RESERVED_MS = 10 * 60_000

export type Buyer = { network: string | null; now: Date }

/** Whether an unpaid order of the table `orders` counts for this buyer. */
export function isReserved({ network, now }: Buyer): Expression<SqlBool> {
  const since = new Date(now.getTime() - RESERVED_MS).toISOString()
  return sql<SqlBool>`(orders.created_at > ${since} or coalesce(orders.network = ${network}, false))`
}

export const IS_UNPAID = sql<SqlBool>`orders.status = 'UNPAID'`
