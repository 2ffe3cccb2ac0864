// How often one player may buy a product. Open and paid orders count; expired, failed and refunded ones do not.
import { PostgresAdapter, sql } from 'kysely'
import type { LimitPeriod } from '#contract/shop/store-admin.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { dayStart, monthStart } from '#server/platform/kernel/jakarta.ts'
import type { StoredProduct } from './product.repository.ts'

export type LimitedOrder = {
  product: Pick<StoredProduct, 'id' | 'limit'>
  username: string
  isTest: boolean
  now: Date
}

/** From when orders count; null is always. */
export function countedSince(period: LimitPeriod, now: Date): Date | null {
  if (period === 'ever') return null
  return period === 'day' ? dayStart(now) : monthStart(now)
}

/** Inside the transaction that stores the order. Throws `limit_reached`. */
export async function requireBelowLimit(
  trx: Db,
  { product, username, isTest, now }: LimitedOrder,
): Promise<void> {
  const { id, limit } = product
  if (!limit) return
  const player = username.toLowerCase()
  await lock(trx, `limit ${id} ${player}`)
  const since = countedSince(limit.period, now)
  const { orders } = await trx
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('username_key', '=', player)
    .where('product_id', '=', id)
    .where('status', 'in', ['UNPAID', 'PAID'])
    .where('is_test', '=', isTest ? 1 : 0)
    .where('given_by', 'is', null)
    .$if(since !== null, (query) => query.where('created_at', '>=', since?.toISOString() ?? ''))
    .executeTakeFirstOrThrow()
  if (Number(orders) >= limit.count) throw new AppError('limit_reached')
}

/** Orders of the same player and product one after the other; SQLite has one writer at a time anyway. */
async function lock(trx: Db, key: string): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}
