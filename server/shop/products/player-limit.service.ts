// How many of a product one player may buy. Paid orders count, and unpaid ones as long as they reserve; expired, failed and
// refunded ones do not. A payment that arrives above the limit is taken, and the surplus waits for a person.
import { ERROR_REPLIES } from '#contract/errors.ts'
import type { LimitPerPlayer } from '#contract/shop/store-admin.schema.ts'
import type { LimitPeriod } from '#contract/shop/store-admin.ts'
import { lockByName } from '#server/platform/database/lock-by-name.ts'
import type { OrderItem } from '#server/platform/database/order-items.ts'
import { type Buyer, IS_UNPAID, isReserved } from '#server/platform/database/reservations.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { dayStart, monthStart } from '#server/platform/kernel/jakarta.ts'
import { findProducts, type StoredProduct } from './product.repository.ts'

/** `keys` are those of the player, see `keysOfPlayer`. */
type Player = { keys: readonly string[]; is_test: boolean }

export type LimitedOrder = Player &
  Buyer & { lines: readonly { product: Pick<StoredProduct, 'id' | 'limit'>; quantity: number }[] }

/** From when orders count; null is always. */
export function countedSince(period: LimitPeriod, now: Date): Date | null {
  if (period === 'ever') return null
  return period === 'day' ? dayStart(now) : monthStart(now)
}

/** Inside the transaction that stores the order. Throws `limit_reached`, for several lines with the products it is about. */
export async function requireBelowLimit(trx: Db, { lines, ...order }: LimitedOrder): Promise<void> {
  const limits = lines.flatMap(({ product: { id, limit }, quantity }) =>
    limit ? [{ id, limit, quantity }] : [],
  )
  if (limits.length === 0) return
  await lock(trx, order)
  const bought = await listBought(trx, order, limits)
    .where(({ or, and, eb }) => or([eb('orders.status', '=', 'PAID'), and([IS_UNPAID, isReserved(order)])]))
    .execute()
  const reached = limits.filter(
    ({ id, limit, quantity }) => countIn({ id, limit }, bought, order.now) + quantity > limit.count,
  )
  if (reached.length === 0) return
  const { error: text } = ERROR_REPLIES.limit_reached
  const problems = reached.map(({ id }) => ({ path: `items.${id}`, text }))
  throw new AppError('limit_reached', lines.length > 1 ? { problems } : {})
}

type PaidOrder = Player & { created_at: Date; items: readonly OrderItem[] }

/** `surplus` of the line are above the limit; the detail is `Pack: 2/1`. */
export type Excess = { product_id: string; surplus: number; detail: string }

/** Inside the transaction that has marked the order as paid: the lines of which the player has now bought more than allowed. */
export async function listExcess(trx: Db, order: PaidOrder): Promise<Excess[]> {
  const sold = order.items.map(({ product_id }) => product_id)
  const products = await findProducts(trx, sold)
  const limits = order.items.flatMap(({ product_id, product_name: name, quantity }) => {
    const limit = products.find(({ id }) => id === product_id)?.limit
    return limit ? [{ id: product_id, name, limit, quantity }] : []
  })
  if (limits.length === 0) return []
  await lock(trx, order)
  const paid = await listBought(trx, order, limits).where('orders.status', '=', 'PAID').execute()
  return limits.flatMap(({ id, name, limit, quantity }) => {
    const count = countIn({ id, limit }, paid, order.created_at)
    if (count <= limit.count) return []
    const surplus = Math.min(quantity, count - limit.count)
    return [{ product_id: id, surplus, detail: `${name}: ${count}/${limit.count}` }]
  })
}

type Limited = { id: string; limit: LimitPerPlayer }
type Bought = { product_id: string; quantity: number; created_at: string }

/** In the period of the moment: an order of yesterday that is paid today counts for yesterday. */
function countIn({ id, limit: { period } }: Limited, bought: readonly Bought[], at: Date): number {
  const since = countedSince(period, at)?.getTime()
  return bought
    .filter(({ product_id }) => product_id === id)
    .filter(({ created_at }) => countedSince(period, new Date(created_at))?.getTime() === since)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function listBought(trx: Db, { keys, is_test }: Player, products: readonly { id: string }[]) {
  const ids = products.map(({ id }) => id)
  return trx
    .selectFrom('orders')
    .innerJoin('order_item', 'order_item.number', 'orders.number')
    .select(['order_item.product_id', 'order_item.quantity', 'orders.created_at'])
    .where('orders.player_key', 'in', keys)
    .where('orders.is_test', '=', is_test ? 1 : 0)
    .where('orders.given_by', 'is', null)
    .where('order_item.product_id', 'in', ids)
}

/** Orders of the same player one after the other. The keys have an order, so that two of them never wait for each other. */
async function lock(trx: Db, { keys }: Player): Promise<void> {
  for (const key of keys) await lockByName(trx, `limit ${key}`)
}
