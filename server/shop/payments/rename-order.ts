// A corrected name: deliveries that did not run, donation and sums move to it.
import { lockOrder } from '#server/platform/database/lock-order.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Delivery } from '#server/shop/delivery/delivery.service.ts'
import { renameInSums } from '#server/shop/sums/sums.service.ts'
import type { Donations } from './donations.service.ts'
import { findOrderById, renameOrder } from './order.repository.ts'
import type { Order } from './order.ts'

type Deps = { clock: Clock; delivery: Pick<Delivery, 'rename'>; donations: Donations }

type Rename = { id: string; username: string; notArrived: boolean }
/** `order`: as it was before. */
type Renamed = { order: Order; moved: number }

export function createRename({ clock, delivery, donations }: Deps) {
  /** Gives the order another name; what was delivered stays. Returns how many send actions moved. */
  return async function rename(trx: Db, { id, username, notArrived }: Rename): Promise<Renamed> {
    await lockOrder(trx, id)
    const order = await findOrderById(trx, id)
    if (!order) throw new AppError('transaction_not_found')
    if (order.status === 'REFUND') throw new AppError('order_refunded')
    const { commands, username: from, price: amount, paidAt, isTest } = order
    const at = clock.now()
    const moved = await delivery.rename(trx, {
      orderId: id,
      commands,
      from,
      to: username,
      at,
      notArrived,
    })
    await renameOrder(trx, id, username)
    if (order.status === 'PAID' && paidAt) {
      await donations.subtract(trx, { username: from, amount, paidAt, isTest })
      await donations.add(trx, { username, amount, paidAt, isTest })
    }
    await renameInSums(trx, id, from)
    return { order, moved }
  }
}
