// After a restore: orders that the backup has as open may have been paid and delivered before the loss.

import type { Db } from '#server/platform/database/schema.ts'
import { findValue, saveValue } from '#server/platform/database/stored-value.ts'
import type { Order } from './order.ts'

const RESTORED_AT = 'restored_at'

export function recordRestore(trx: Db, at: Date): Promise<void> {
  return saveValue(trx, RESTORED_AT, at.toISOString())
}

type Payment = {
  order: Pick<Order, 'created_at'>
  /** The gateway's time of the payment; null when it gave none that can be. */
  paidAt: Date | null
}

/** True unless the order, or the payment by the gateway's time, is younger than the last restore. */
export async function mayHaveBeenDelivered(trx: Db, { order, paidAt }: Payment): Promise<boolean> {
  const stored = await findValue(trx, RESTORED_AT)
  if (stored === null) return false
  const restoredAt = new Date(stored)
  return order.created_at <= restoredAt && (paidAt === null || paidAt <= restoredAt)
}
