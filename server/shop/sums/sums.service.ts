// Sums of orders by day and by player. They change in the transaction that changes an order.
import { playerKey } from '#contract/network/player-key.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import { deleteItems } from '#server/platform/database/order-items.ts'
import type { Db } from '#server/platform/database/schema.ts'
import {
  DAY_COUNTS,
  type DayDelta,
  dayDeltasOf,
  type OrderRow,
  PLAYER_COUNTS,
  playerCountsOf,
  type WholeOrder,
  withStatus,
} from './contribution.ts'
import {
  addToDays,
  addToPlayers,
  mergeDays,
  narrowPlayers,
  type PlayerDelta,
  readOrder,
} from './sums.repository.ts'

export { DAY_COUNTS, type DayCounts, NO_COUNTS, type OrderRow } from './contribution.ts'
export { type Period, sumPrices, sumsOf } from './sums.repository.ts'

/** Null: the order was not there before, or is gone afterwards. */
type RowChange = { before: WholeOrder | null; after: WholeOrder | null }

/**
 * After the status has changed, or after the order was placed (`from` is null). The row is read here, because it is locked
 * now: fee and price may have changed since the caller read it. Call it last in a transaction: its locks end with the commit.
 */
export async function followSums(
  trx: Db,
  { order, from }: { order: { id: string }; from: PaymentStatus | null },
): Promise<void> {
  const after = await readOrder(trx, order.id)
  await changeSums(trx, [{ before: from && withStatus(after, from), after }])
}

/** After the orders were deleted, in the same transaction: their lines go with them. */
export async function removeFromSums(trx: Db, orders: readonly OrderRow[]): Promise<void> {
  const numbers = orders.map(({ number }) => number)
  const items = Map.groupBy(await deleteItems(trx, numbers), ({ number }) => number)
  const gone = orders.map((order) => ({ ...order, items: items.get(order.number) ?? [] }))
  await changeSums(
    trx,
    gone.map((before) => ({ before, after: null })),
  )
}

export async function renameInSums(trx: Db, id: string, nameBefore: string): Promise<void> {
  const after = await readOrder(trx, id)
  const before = { ...after, username: nameBefore, player_key: playerKey(nameBefore) }
  await changeSums(trx, [{ before, after }])
}

async function changeSums(trx: Db, changes: readonly RowChange[]): Promise<void> {
  const days = changes.flatMap(({ before, after }) => [
    ...(before ? dayDeltasOf(before).map(negative) : []),
    ...(after ? dayDeltasOf(after) : []),
  ])
  const changedDays = mergeDays(days).filter((delta) => DAY_COUNTS.some((name) => delta[name] !== 0))
  await addToDays(trx, changedDays)
  const players = mergePlayers(changes.flatMap(playerDeltas))
  const changedPlayers = players.filter((delta) => PLAYER_COUNTS.some((name) => delta[name] !== 0))
  await addToPlayers(trx, changedPlayers)
  // Not for an order whose status alone has changed: its player keeps it.
  const lessened = players.filter(({ orders }) => orders < 0)
  await narrowPlayers(trx, lessened)
}

function negative(delta: DayDelta): DayDelta {
  const counts = Object.fromEntries(DAY_COUNTS.map((name) => [name, -delta[name]]))
  return { ...delta, ...counts }
}

function playerDeltas({ before, after }: RowChange): PlayerDelta[] {
  return [before && { order: before, sign: -1 }, after && { order: after, sign: 1 }].flatMap((part) => {
    if (!part) return []
    const { username, player_key, is_test, created_at } = part.order
    const counts = playerCountsOf(part.order)
    for (const name of PLAYER_COUNTS) counts[name] *= part.sign
    return [{ username, player_key, is_test, ...counts, first_at: created_at, last_at: created_at }]
  })
}

/** One delta for each player, sorted by its key. */
function mergePlayers(deltas: readonly PlayerDelta[]): PlayerDelta[] {
  const merged = new Map<string, PlayerDelta>()
  for (const delta of deltas) {
    const key = `${delta.player_key}\n${delta.is_test}`
    const known = merged.get(key)
    if (!known) merged.set(key, { ...delta })
    else {
      for (const name of PLAYER_COUNTS) known[name] += delta[name]
      if (delta.first_at < known.first_at) known.first_at = delta.first_at
      if (delta.last_at > known.last_at) known.last_at = delta.last_at
    }
  }
  return [...merged.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, delta]) => delta)
}
