// Payments: the buyer's view, and the gateway's notifications.

import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'
import { maskedUsername, shownUsername } from '#contract/network/username.ts'
import { type GatewayId, gatewayName } from '#contract/settings/gateways.ts'
import type { OrderFlag } from '#contract/shop/orders.ts'
import type { Delivery, Payment } from '#contract/shop/payment.schema.ts'
import type { SimulatedOutcome } from '#contract/shop/payment.ts'
import { pointsOfCommands } from '#contract/shop/points.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Delivery as DeliveryService } from '#server/shop/delivery/delivery.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import type { Donations } from './donations.service.ts'
import type { PaymentGateway, PaymentGateways, PaymentNotification } from './gateways/payment-gateway.ts'
import { findOrder, rescheduleCheck } from './order.repository.ts'
import { type Order, shownLines } from './order.ts'
import { createOrderTransitions, type Sender } from './order-transitions.ts'
import { isTestedPayment } from './test-checkout.ts'
import { recordUnknownPayment } from './unknown-payment.repository.ts'

export type DeliveryQueue = Pick<DeliveryService, 'enqueue' | 'revoke' | 'rename' | 'wake' | 'findDelivery'>

type Deps = Pick<Core, 'db' | 'clock' | 'log'> & {
  gateways: Pick<PaymentGateways, 'find'>
  /** Origins that payment pages may load images from. */
  imageOrigins: readonly string[]
  /** Null where payments are real. */
  sandboxPayments: { settle(reference: string, outcome: SimulatedOutcome): Promise<boolean> } | null
  delivery: DeliveryQueue
  donations: Donations
  notices: Pick<Notices, 'record'>
  servers: Pick<Servers, 'current'>
}

export type Payments = ReturnType<typeof createPayments>

/**
 * `stored`: it changed the order, was known already, was flagged for a person, or belongs to a test. `unknown_payment`: no
 * order of ours has it, which is recorded. `unconfirmed`: the gateway does not know it, perhaps not yet.
 */
type NotificationOutcome = 'stored' | 'unknown_payment' | 'unconfirmed'
export type CallbackOutcome = NotificationOutcome | 'forged' | 'unreadable'

/** With its reason: the names that the metric has, and `unconfirmed`. */
const REFUSED = 'callback refused'

export function createPayments(deps: Deps) {
  const { db, clock, log, gateways, imageOrigins, sandboxPayments, delivery } = deps
  const { place, settle, rename, apply, flag: flagInside } = createOrderTransitions(deps)

  /** Idempotent: repeated, late or reordered notifications change nothing more. */
  async function receive(notification: PaymentNotification, gateway: Sender): Promise<NotificationOutcome> {
    const { order, mismatch, moved } = await db
      .transaction()
      .execute((trx) => apply(trx, notification, gateway))
    if (!order) {
      // Money that arrives is never quiet.
      if (isTestedPayment(notification) && notification.status !== 'PAID') return 'stored'
      const { gatewayReference } = notification
      log.warn({ gateway: gateway.id, reason: 'unknown_payment', gatewayReference }, REFUSED)
      // Only a payment is money that somebody misses.
      if (notification.status === 'PAID')
        await recordUnknownPayment(db, { notification, gateway, at: clock.now() })
      return 'unknown_payment'
    }
    if (mismatch) {
      await flag(order, mismatch.flag, mismatch.detail)
      if (order.gateway_reference === null)
        await rescheduleCheck(db, { ...order, status: 'UNPAID' }, clock.now())
      return 'stored'
    }
    if (notification.settlesAt) await rescheduleCheck(db, order, notification.settlesAt)
    const { id, reference } = order
    const details = { order: id, reference, status: notification.status }
    log.info(details, moved ? 'payment status changed' : 'payment status already known')
    if (moved && (notification.status === 'PAID' || notification.status === 'REFUND')) delivery.wake()
    return 'stored'
  }

  /** Nothing is delivered on the word of a callback whose status is not signed. */
  async function confirm(gatewayReference: string, gateway: PaymentGateway): Promise<NotificationOutcome> {
    const notification = await gateway.fetchStatus(gatewayReference).catch((error: unknown) => {
      log.warn({ err: error, gateway: gateway.id }, 'callback not confirmed by the gateway')
      throw new AppError('payment_unavailable', { cause: error })
    })
    if (notification) return receive(notification, gateway)
    log.warn({ gateway: gateway.id, reason: 'unconfirmed', gatewayReference }, REFUSED)
    return 'unconfirmed'
  }

  async function flag(order: Order, name: OrderFlag, detail: string) {
    const isNew = await db.transaction().execute((trx) => flagInside(trx, order, { flag: name, detail }))
    if (isNew) log.warn({ reference: order.reference, flag: name, detail }, 'payment needs a person')
  }

  return {
    // Place, settle and rename run inside the caller's transaction.
    place,
    /** Returns whether this call changed the status. Wake the delivery after the commit. */
    settle,
    rename,
    receive,
    flag,

    imageOrigins,
    isSandbox: sandboxPayments !== null,
    simulate: async (reference: string, outcome: SimulatedOutcome): Promise<boolean> =>
      (await sandboxPayments?.settle(reference, outcome)) ?? false,

    async receiveCallback(
      id: GatewayId,
      headers: Record<string, string | string[] | undefined>,
      body: Buffer,
    ): Promise<CallbackOutcome> {
      const gateway = gateways.find(id)
      // Without keys no signature can be genuine.
      if (!gateway) return 'forged'
      const reading = gateway.readCallback(headers, body)
      if (reading.kind === 'notification') return receive(reading.notification, gateway)
      if (reading.kind === 'hint') return confirm(reading.gatewayReference, gateway)
      if (reading.kind === 'test') return 'stored'
      const { kind, ...more } = reading
      log.warn({ gateway: id, reason: kind === 'forged' ? 'signature' : kind, ...more }, REFUSED)
      return kind
    },

    /** The name of the product in this language. */
    async find(reference: string, language: Language = FALLBACK_LANGUAGE): Promise<Payment | null> {
      const order = await findOrder(db, { reference })
      if (!order) return null
      return toPayment(order, await delivery.findDelivery(order.id), language)
    },
  }
}

function toPayment(order: Order, delivery: Delivery | null, language: Language): Payment {
  return {
    reference: order.reference,
    status: order.status,
    amount: order.amount,
    payment_name: order.payment_name,
    payment_method: order.method,
    // The image URL contains the gateway's guessable reference, so it is used only when we cannot render the code.
    qr_url: order.qr_string === null ? order.qr_url : null,
    qr_string: order.qr_string,
    pay_code: order.pay_code,
    biller_code: order.biller_code,
    ...(order.pay_url !== null && { pay_url: order.pay_url }),
    expired_time: Math.floor(order.expires_at.getTime() / 1_000),
    instructions: order.instructions,
    gateway_name: gatewayName(order.gateway),
    product_name: productNameIn(language, order),
    items: shownLines(order.items, language),
    recipient: maskedUsername(shownUsername(order.username)),
    price: order.price,
    list_price: order.list_price,
    fee: order.fee,
    product_id: order.product_id,
    points: pointsOfCommands(order.commands.map(({ text }) => text)),
    gift: order.gift,
    paid_at: order.paid_at?.toISOString() ?? null,
    // A refunded order is not on its way any more.
    delivery: order.paid_at && order.status !== 'REFUND' ? delivery : null,
  }
}

/** Counts the callbacks of this process that were refused. */
export function countRefusals({ receiveCallback, ...payments }: Payments) {
  const counts = { forged: 0, unreadable: 0, unknown_payment: 0 }
  return {
    payments: {
      ...payments,
      async receiveCallback(...callback: Parameters<typeof receiveCallback>) {
        const outcome = await receiveCallback(...callback)
        if (outcome === 'unconfirmed') counts.unknown_payment += 1
        else if (outcome !== 'stored') counts[outcome] += 1
        return outcome
      },
    },
    refusals() {
      const { forged: signature, ...others } = counts
      return { signature, ...others }
    },
  }
}
