// Payments: what a buyer is shown, and what the gateway's news do to an order.

import type { Delivery, Payment } from '#contract/payment.schema.ts'
import type { SimulatedOutcome } from '#contract/payment.ts'
import { maskedUsername, shownUsername } from '#contract/username.ts'
import type { Database, Db } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Donations } from './donations.service.ts'
import type { PaymentGateway, PaymentNews } from './gateways/payment-gateway.ts'
import { createOrderMoves, type NewDelivery } from './order-transitions.ts'
import { findPurchase, hastenCheck } from './purchase.repository.ts'
import type { Purchase } from './purchase.ts'
import { flagPurchase } from './purchase-flag.repository.ts'

/** What payments need of the delivery. */
export type DeliveryQueue = {
  /** Inside the transaction that marks the order as paid. */
  enqueue(trx: Db, delivery: NewDelivery): Promise<unknown>
  /** After it. */
  wake(): void
  findDelivery(purchaseId: string): Promise<Delivery | null>
}

type Deps = {
  db: Database
  clock: Clock
  log: Log
  gateway: PaymentGateway
  /** Where the gateway's own pictures of QR codes come from; null in the sandbox, where we draw them all. */
  gatewayOrigin: string | null
  /** Null where payments are real. */
  sandboxPayments: { settle(reference: string, outcome: SimulatedOutcome): Promise<boolean> } | null
  delivery: DeliveryQueue
  donations: Donations
}

export type Payments = ReturnType<typeof createPayments>

/** `stored`: it moved the order, or was known already, or waits for a person. */
export type NewsOutcome = 'stored' | 'unknown_payment'
export type CallbackOutcome = NewsOutcome | 'forged' | 'unreadable'

export function createPayments(deps: Deps) {
  const { db, clock, log, gateway, gatewayOrigin, sandboxPayments, delivery } = deps
  const { settle, take } = createOrderMoves(deps)

  /** Takes in what the gateway says, once: repeated, late or reordered news changes nothing more. */
  async function receive(news: PaymentNews): Promise<NewsOutcome> {
    const { purchase, misfit, moved } = await db.transaction().execute((trx) => take(trx, news))
    if (!purchase) {
      log.warn({ gatewayReference: news.gatewayReference }, 'news of a payment that is not ours')
      return 'unknown_payment'
    }
    if (misfit) {
      await flag(purchase, misfit.flag, misfit.detail)
      if (purchase.gatewayReference === null)
        await hastenCheck(db, { ...purchase, status: 'UNPAID' }, clock.now())
      return 'stored'
    }
    const told = { order: purchase.id, status: news.status }
    log.info(told, moved ? 'payment moved' : 'news of a payment that was known already')
    if (moved && news.status === 'PAID') delivery.wake()
    return 'stored'
  }

  async function flag(purchase: Purchase, name: Parameters<typeof flagPurchase>[1]['flag'], detail: string) {
    const isNew = await db
      .transaction()
      .execute((trx) => flagPurchase(trx, { purchaseId: purchase.id, flag: name, detail, at: clock.now() }))
    if (isNew) log.warn({ reference: purchase.reference, flag: name, detail }, 'payment needs a person')
  }

  return {
    /** Inside the caller's transaction; tells whether this call made the move. Wake the delivery after the commit. */
    settle,
    receive,
    /** Somebody should look at it. */
    flag,

    /** The hosts that payment pages may load pictures from. */
    imageOrigins: gatewayOrigin === null ? [] : [gatewayOrigin],

    /** Whether money is only played; then a payment can be ended as wished. */
    isSandbox: sandboxPayments !== null,
    simulate: async (reference: string, outcome: SimulatedOutcome): Promise<boolean> =>
      (await sandboxPayments?.settle(reference, outcome)) ?? false,

    async receiveCallback(
      headers: Record<string, string | string[] | undefined>,
      body: Buffer,
    ): Promise<CallbackOutcome> {
      const reading = gateway.readCallback(headers, body)
      if (reading.kind === 'news') return receive(reading.news)
      const why = reading.kind === 'unreadable' ? reading.why : 'wrong signature'
      log.warn({ why }, 'callback refused')
      return reading.kind
    },

    /** Null when there is none with this reference. */
    async find(reference: string): Promise<Payment | null> {
      const purchase = await findPurchase(db, reference)
      if (!purchase) return null
      return toPayment(purchase, await delivery.findDelivery(purchase.id))
    },
  }
}

function toPayment(purchase: Purchase, delivery: Delivery | null): Payment {
  return {
    reference: purchase.reference,
    status: purchase.status,
    amount: purchase.amount,
    payment_name: purchase.paymentName,
    payment_method: purchase.method,
    // The gateway's picture names its own reference, which is easy to guess: only where we cannot draw the code.
    qr_url: purchase.qrString === null ? purchase.qrUrl : null,
    qr_string: purchase.qrString,
    pay_code: purchase.payCode,
    expired_time: Math.floor(purchase.expiresAt.getTime() / 1_000),
    instructions: purchase.instructions,
    product_name: purchase.productName,
    recipient: maskedUsername(shownUsername(purchase.username)),
    price: purchase.price,
    fee: purchase.fee,
    delivery: purchase.paidAt ? delivery : null,
  }
}
