// Payments: what a buyer is shown, and what the gateway's news do to an order.
import type { Delivery, Payment, PaymentStatus, SimulatedOutcome } from '#contract/payment.ts'
import type { Database, Db } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { nextCheck } from './check-times.ts'
import type { Donations } from './donations.service.ts'
import type { PaymentGateway, PaymentNews } from './gateways/payment-gateway.ts'
import { misfitOf } from './misfit.ts'
import { canMove } from './payment-status.ts'
import {
  findPurchase,
  findPurchaseOfGateway,
  hastenCheck,
  keepGatewayReference,
  movePurchase,
} from './purchase.repository.ts'
import type { Purchase } from './purchase.ts'
import { flagPurchase } from './purchase-flag.repository.ts'

export type Owed = { purchaseId: string; username: string; commands: readonly string[]; at: Date }

/** What payments need of the delivery. */
export type DeliveryQueue = {
  /** Inside the transaction that marks the order as paid. */
  owe(trx: Db, owed: Owed): Promise<unknown>
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
  const { db, clock, log, gateway, gatewayOrigin, sandboxPayments, delivery, donations } = deps

  /** Inside the caller's transaction; tells whether this call made the move. Wake the delivery after the commit. */
  async function settle(trx: Db, purchase: Purchase, to: PaymentStatus, paidAt: Date | null) {
    const now = clock.now()
    const paid = to === 'PAID' ? believablePaidAt(paidAt, purchase, now) : null
    const nextCheckAt = nextCheck({ ...purchase, status: to }, now)
    const moved = await movePurchase(trx, { id: purchase.id, to, paidAt: paid, nextCheckAt })
    if (!moved) return false
    const { id: purchaseId, username, price: amount, commands } = purchase
    if (paid) {
      await donations.add(trx, { username, amount, paidAt: paid })
      await delivery.owe(trx, { purchaseId, username, commands, at: now })
    }
    if (to === 'REFUND' && moved.paidAt) {
      await donations.takeBack(trx, { username, amount, paidAt: moved.paidAt })
    }
    return true
  }

  /** Takes in what the gateway says, once: repeated, late or reordered news changes nothing more. */
  async function receive(news: PaymentNews): Promise<NewsOutcome> {
    const purchase = await findMeant(db, news)
    if (!purchase) {
      log.warn({ gatewayReference: news.gatewayReference }, 'news of a payment that is not ours')
      return 'unknown_payment'
    }
    const misfit = misfitOf(purchase, news)
    if (misfit) {
      await flag(purchase, misfit.flag, misfit.detail)
      if (purchase.gatewayReference === null) await hastenCheck(db, purchase.id, clock.now())
      return 'stored'
    }
    const status = news.status as PaymentStatus
    if (!canMove(purchase.status, status) || !(await move(purchase, status, news))) {
      log.info({ reference: purchase.reference, status }, 'news of a payment that was known already')
      return 'stored'
    }
    log.info({ reference: purchase.reference, status }, 'payment moved')
    if (status === 'PAID') delivery.wake()
    return 'stored'
  }

  /** False when other news of the same moment was quicker. */
  function move(purchase: Purchase, to: PaymentStatus, { gatewayReference, paidAt }: PaymentNews) {
    return db.transaction().execute(async (trx) => {
      await keepGatewayReference(trx, purchase.id, gatewayReference)
      if (!(await settle(trx, purchase, to, paidAt))) return false
      const noteworthy = noteworthyFlag(purchase.status, to)
      if (noteworthy) await flagPurchase(trx, { purchaseId: purchase.id, ...noteworthy, at: clock.now() })
      return true
    })
  }

  async function flag(purchase: Purchase, name: Parameters<typeof flagPurchase>[1]['flag'], detail: string) {
    const isNew = await db
      .transaction()
      .execute((trx) => flagPurchase(trx, { purchaseId: purchase.id, flag: name, detail, at: clock.now() }))
    if (isNew) log.warn({ reference: purchase.reference, flag: name, detail }, 'payment needs a person')
  }

  return {
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

async function findMeant(db: Db, { reference, gatewayReference }: PaymentNews): Promise<Purchase | null> {
  const ours = reference === null ? null : await findPurchase(db, reference)
  return ours ?? findPurchaseOfGateway(db, gatewayReference)
}

/** The gateway's own clock counts, where it can be true. */
function believablePaidAt(told: Date | null, { createdAt }: Purchase, now: Date): Date {
  return told && told >= createdAt && told <= now ? told : now
}

/** Moves that are made, and that a person should still hear of. */
function noteworthyFlag(from: PaymentStatus, to: PaymentStatus) {
  if (to === 'REFUND') return { flag: 'refunded' as const, detail: `was ${from}` }
  if (from === 'FAILED' && to === 'PAID') return { flag: 'paid_after_failure' as const, detail: '' }
  return null
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
    price: purchase.price,
    fee: purchase.fee,
    delivery: purchase.paidAt ? delivery : null,
  }
}
