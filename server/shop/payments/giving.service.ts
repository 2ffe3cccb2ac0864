// Orders that the team gives by hand: free of charge, delivered through the same queue, marked with who gave them.

import { playerKey } from '#contract/network/player-key.ts'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { Gift } from '#contract/shop/players.schema.ts'
import { type Servers, toStoredName } from '#server/network/servers/servers.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Catalogue } from '#server/shop/products/catalogue.service.ts'
import type { PaymentGateways } from './gateways/payment-gateway.ts'
import { newOrder, type SoldLine } from './new-order.ts'
import { auditedOrder, type NewOrder } from './order.ts'
import { findGivenOrder, insertGivenOrder, insertOrderEvent } from './order-event.repository.ts'
import type { DeliveryQueue, Payments } from './payments.service.ts'
import { isReserved } from './reserved-username.ts'

type Deps = Core & {
  audit: Pick<Audit, 'write'>
  catalogue: Pick<Catalogue, 'findStored'>
  gateways: Pick<PaymentGateways, 'isTest'>
  payments: Pick<Payments, 'place' | 'settle'>
  delivery: Pick<DeliveryQueue, 'wake'>
  servers: Pick<Servers, 'current' | 'find'>
  reservedUsernames: readonly string[]
}

type Request = { username: string; gift: Gift; admin: string; mayWriteCommands: boolean }

export type Giving = ReturnType<typeof createGiving>

/** In the column of the product, for what is no product. */
const NO_PRODUCT = 'none'
const NO_PRICE = { listPrice: 0, price: 0, discount: null }

export function createGiving(deps: Deps) {
  const { db, clock, random, log, audit, catalogue, gateways, payments, delivery, servers } = deps

  async function findProduct(gift: Gift, mayWriteCommands: boolean): Promise<SoldLine['product']> {
    if (gift.product_id !== undefined) {
      const product = await catalogue.findStored(gift.product_id)
      if (!product) throw new AppError('product_not_found')
      return product
    }
    if (!mayWriteCommands) throw new AppError('permission_missing')
    const commands = (gift.execute ?? []).map(({ text, server = null, wait_online: waitOnline = false }) => {
      return { text, server, waitOnline }
    })
    if (commands.some(({ server }) => server && !servers.find(server))) throw new AppError('server_not_found')
    return { id: NO_PRODUCT, name: gift.title ?? '', name_id: '', commands, refundCommands: [] }
  }

  /** Idempotent by the key of the gift; returns the id of the order. */
  async function give({ username: typed, gift, admin, mayWriteCommands }: Request): Promise<string> {
    const username = toStoredName(typed, servers)
    if (isReserved(username, deps)) throw new AppError('username_reserved')
    const product = await findProduct(gift, mayWriteCommands)
    const now = clock.now()
    const order: NewOrder = {
      ...newOrder({
        lines: [{ product, quantity: 1 }],
        request: { username, paymentMethod: FREE_OF_CHARGE },
        price: { ...NO_PRICE, lines: [NO_PRICE] },
        fee: 0,
        gateway: null,
        network: null,
        isTest: gateways.isTest,
        reservedUsernames: deps.reservedUsernames,
        now,
        random,
      }),
      given_by: admin,
    }
    const { key, reason } = gift
    const at = now.toISOString()
    const isNew = await db.transaction().execute(async (trx) => {
      const given = { key, order_id: order.id, player_key: playerKey(username), reason, at }
      if (!(await insertGivenOrder(trx, given))) return false
      await payments.settle(trx, await payments.place(trx, order), 'PAID', null)
      const event = { id: newId(random), orderId: order.id, at: now, kind: 'given' as const, admin }
      await insertOrderEvent(trx, { ...event, detail: { text: reason } })
      await audit.write(trx, {
        admin,
        action: 'order_given',
        detail: reason,
        ...auditedOrder(order),
        after: { product: order.product_name, reference: order.reference },
      })
      return true
    })
    if (!isNew) return (await findGivenOrder(db, key)) ?? order.id
    delivery.wake()
    log.info(
      { order: order.id, reference: order.reference, product: order.product_id, admin },
      'order given by hand',
    )
    return order.id
  }

  return { give }
}
