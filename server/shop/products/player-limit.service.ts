// How often one player may buy a product. Paid orders count, and unpaid ones as long as they reserve; expired, failed and
// refunded ones do not. A payment that arrives above the limit is taken, and a person is told.
import { PostgresAdapter, sql } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import type { LimitPeriod } from '#contract/shop/store-admin.ts'
import { type Buyer, IS_UNPAID, isReserved } from '#server/platform/database/reservations.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { dayStart, monthStart } from '#server/platform/kernel/jakarta.ts'
import { findProduct, type StoredProduct } from './product.repository.ts'

type Bought = { productId: string; username: string; isTest: boolean }

export type LimitedOrder = Omit<Bought, 'productId'> &
  Buyer & { product: Pick<StoredProduct, 'id' | 'limit'> }

/** From when orders count; null is always. */
export function countedSince(period: LimitPeriod, now: Date): Date | null {
  if (period === 'ever') return null
  return period === 'day' ? dayStart(now) : monthStart(now)
}

/** Inside the transaction that stores the order. Throws `limit_reached`. */
export async function requireBelowLimit(trx: Db, { product, ...order }: LimitedOrder): Promise<void> {
  const { id: productId, limit } = product
  if (!limit) return
  const bought = { ...order, productId }
  await lock(trx, bought)
  const orders = await listBought(trx, bought, countedSince(limit.period, order.now))
    .where(({ or, and, eb }) => or([eb('status', '=', 'PAID'), and([IS_UNPAID, isReserved(order)])]))
    .execute()
  if (orders.length >= limit.count) throw new AppError('limit_reached')
}

/** Inside the transaction that has marked the order as paid: `2/1` when the player has now bought more than allowed. */
export async function findExcess(trx: Db, order: Bought & { createdAt: Date }): Promise<string | null> {
  const limit = (await findProduct(trx, order.productId))?.limit
  if (!limit) return null
  await lock(trx, order)
  const since = countedSince(limit.period, order.createdAt)
  const paid = await listBought(trx, order, since).where('status', '=', 'PAID').execute()
  // An order of yesterday that is paid today counts for yesterday.
  const orders = paid.filter(({ created_at }) => {
    const ofOther = countedSince(limit.period, new Date(created_at))
    return ofOther?.getTime() === since?.getTime()
  })
  return orders.length > limit.count ? `${orders.length}/${limit.count}` : null
}

function listBought(trx: Db, { productId, username, isTest }: Bought, since: Date | null) {
  return trx
    .selectFrom('orders')
    .select('created_at')
    .where('player_key', '=', playerKey(username))
    .where('product_id', '=', productId)
    .where('is_test', '=', isTest ? 1 : 0)
    .where('given_by', 'is', null)
    .$if(since !== null, (query) => query.where('created_at', '>=', since?.toISOString() ?? ''))
}

/** Orders of the same player and product one after the other; SQLite has one writer at a time anyway. */
async function lock(trx: Db, { productId, username }: Bought): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  const key = `limit ${productId} ${playerKey(username)}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}
