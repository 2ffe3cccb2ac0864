// SQL of the status checks of orders at their gateway.
import type { Db } from '#server/platform/database/schema.ts'
import { readOrder } from './order.repository.ts'
import type { Order } from './order.ts'

type DueChecks = {
  now: Date
  claimedUntil: Date
  limit: number
  /** Each gateway knows only its own payments. */
  gateways: readonly string[]
  isTest: boolean
}

/** Claims the orders whose check is due, each for one process until `claimedUntil`. */
export async function claimDueChecks(
  db: Db,
  { now, claimedUntil, limit, gateways, isTest }: DueChecks,
): Promise<Order[]> {
  const due = await db
    .selectFrom('orders')
    .selectAll()
    .where('next_check_at', '<=', now.toISOString())
    .where('is_test', '=', isTest ? 1 : 0)
    .where('gateway', 'in', gateways)
    .orderBy('next_check_at')
    .limit(limit)
    .execute()
  const claimed: Order[] = []
  for (const row of due) {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ next_check_at: claimedUntil.toISOString() })
      .where('id', '=', row.id)
      .where('next_check_at', '=', row.next_check_at)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) claimed.push(await readOrder(db, row))
  }
  return claimed
}

/** Counts a check. When the status changed meanwhile, that change has scheduled the next check. */
export async function completeCheck(
  db: Db,
  { id, status, checks }: Pick<Order, 'id' | 'status' | 'checks'>,
  nextCheckAt: Date | null,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ next_check_at: nextCheckAt?.toISOString() ?? null, checks: checks + 1 })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()
}

/** Changes the time of the next check without counting one. */
export async function rescheduleCheck(
  db: Db,
  { id, status }: Pick<Order, 'id' | 'status'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ next_check_at: at.toISOString() })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()
}
