// Orders that the team gives by hand: free of charge, delivered through the same queue, marked with who gave them.

import { playerKey } from '#contract/network/player-key.ts'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { Gift } from '#contract/shop/players.schema.ts'
import { type Servers, toStoredName } from '#server/network/servers/servers.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Catalogue } from '#server/shop/products/catalogue.service.ts'
import type { PaymentGateways } from './gateways/payment-gateway.ts'
import { newReference } from './new-order.ts'
import { auditedOrder, type NewOrder } from './order.ts'
import { findGivenOrder, insertGivenOrder, insertOrderEvent } from './order-event.repository.ts'
import { soldCommands } from './order-gift.ts'
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

export function createGiving(deps: Deps) {
  const { db, clock, random, log, audit, catalogue, gateways, payments, delivery, servers } = deps

  async function readContent(gift: Gift, mayWriteCommands: boolean) {
    if (gift.product_id !== undefined) {
      const product = await catalogue.findStored(gift.product_id)
      if (!product) throw new AppError('product_not_found')
      return {
        productId: product.id,
        productName: product.name,
        productNameId: product.name_id,
        commands: soldCommands(product.commands),
        refundCommands: soldCommands(product.refundCommands),
      }
    }
    if (!mayWriteCommands) throw new AppError('permission_missing')
    const commands = soldCommands((gift.execute ?? []).map(toCommand))
    if (commands.some(({ server }) => server && !servers.find(server))) throw new AppError('server_not_found')
    return {
      productId: NO_PRODUCT,
      productName: gift.title ?? '',
      productNameId: '',
      commands,
      refundCommands: [],
    }
  }

  /** Idempotent by the key of the gift; returns the id of the order. */
  async function give({ username: typed, gift, admin, mayWriteCommands }: Request): Promise<string> {
    const username = toStoredName(typed, servers)
    if (isReserved(username, deps)) throw new AppError('username_reserved')
    const content = await readContent(gift, mayWriteCommands)
    const now = clock.now()
    const { productId, productName, productNameId } = content
    const free = { quantity: 1, listPrice: 0, price: 0, saleId: null }
    const order: NewOrder = {
      ...content,
      items: [{ productId, productName, productNameId, ...free }],
      id: newId(random),
      reference: newReference(random),
      username,
      isTest: gateways.isTest,
      gateway: null,
      givenBy: admin,
      listPrice: null,
      discount: null,
      gift: null,
      network: null,
      price: 0,
      amount: 0,
      fee: 0,
      method: FREE_OF_CHARGE,
      paymentName: 'Free',
      status: 'UNPAID',
      createdAt: now,
      expiresAt: now,
      paidAt: null,
      nextCheckAt: null,
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
        after: { product: order.productName, reference: order.reference },
      })
      return true
    })
    if (!isNew) return (await findGivenOrder(db, key)) ?? order.id
    delivery.wake()
    log.info({ order: order.id, product: order.productId, admin }, 'order given by hand')
    return order.id
  }

  return { give }
}

function toCommand({ text, server, wait_online }: NonNullable<Gift['execute']>[number]): Command {
  return { text, server: server ?? null, waitOnline: wait_online ?? false }
}
