// Reconciliation: checks payments at the gateway, so that a lost callback only delays an order or a refund.
import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { Core } from '#server/platform/database/core.ts'
import { nextCheck } from './check-times.ts'
import type { PaymentGateway, PaymentGateways, PaymentNotification } from './gateways/payment-gateway.ts'
import {
  attachPayment,
  claimDueChecks,
  completeCheck,
  findOrder,
  rescheduleCheck,
} from './order.repository.ts'
import type { Order } from './order.ts'
import type { Payments } from './payments.service.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'log'> & {
  gateways: PaymentGateways
  payments: Payments
  /** Between two calls. The gateway documents no rate limit; fewer than two calls a second are safe. */
  wait?: (ms: number) => Promise<unknown>
}

const BATCH = 20
const CLAIM_MS = 120_000
const PAUSE_MS = 510
/** The gateway's list, then the payment. */
const CALLS_TO_FIND = 2
const STOPPED = new Error('reconciliation stopped')
/** A request that the gateway does not know after this many checks never reached it. */
const CHECKS_FOR_LOST_REQUEST = 3

/** A process that stops does not wait for it. */
const rest = (ms: number) => sleep(ms, undefined, { ref: false })

export function createReconciler({ db, clock, log, gateways, payments, wait = rest }: Deps) {
  let stopped = false
  let pause: Promise<unknown> = Promise.resolve()

  /** Checks everything that is due, one after the other; after an outage that is a lot. */
  async function run(): Promise<void> {
    if (!gateways.isOpen) return
    while (!stopped && (await checkBatch()) === BATCH);
  }

  async function checkBatch(): Promise<number> {
    const now = clock.now()
    const claimedUntil = new Date(now.getTime() + CLAIM_MS)
    const ids = gateways.list.map(({ id }) => id)
    const { isTest } = gateways
    const due = await claimDueChecks(db, { now, claimedUntil, limit: BATCH, gateways: ids, isTest })
    for (const order of due) {
      const gateway = gateways.find(order.gateway)
      if (gateway) await check(order, gateway)
    }
    return due.length
  }

  /** Rate limit: one pause per call that `request` makes. */
  async function throttled<Reply>(calls: number, request: () => Promise<Reply>): Promise<Reply> {
    await pause
    if (stopped) throw STOPPED
    pause = wait(calls * PAUSE_MS)
    return request()
  }

  async function check(order: Order, gateway: PaymentGateway): Promise<void> {
    let settlesAt: Date | null = null
    try {
      const isOpen = order.status !== 'PAID'
      const isLost = isOpen && order.gateway_reference === null && !(await findLost(order, gateway))
      if (!isLost) settlesAt = await fetchStatus((await findOrder(db, { id: order.id })) ?? order, gateway)
    } catch (error) {
      if (error === STOPPED) return rescheduleCheck(db, order, clock.now())
      log.warn({ err: error, reference: order.reference }, 'payment status check failed')
    }
    await completeCheck(db, order, settlesAt ?? nextCheck(order, clock.now()))
  }

  /** Returns when the payment settles, for one that the gateway may still take back. */
  async function fetchStatus(order: Order, gateway: PaymentGateway): Promise<Date | null> {
    const { gateway_reference: gatewayReference, status } = order
    const notification =
      gatewayReference === null ? null : await throttled(1, () => gateway.fetchStatus(gatewayReference))
    // A callback may be late, but this is the status of now.
    if (status === 'PAID' && notification?.status === 'FAILED')
      await payments.flag(order, 'unknown_status', 'FAILED after PAID')
    else if (notification && hasNews(notification, status)) await payments.receive(notification, gateway)
    return notification?.settlesAt ?? null
  }

  /** The reply to the open request was lost: the gateway may have opened the payment. */
  async function findLost(order: Order, gateway: PaymentGateway): Promise<boolean> {
    const opened = await throttled(CALLS_TO_FIND, () => gateway.find(order.reference))
    if (opened && opened.amount < order.price) {
      await payments.flag(order, 'amount_mismatch', `${opened.amount} for a price of ${order.price}`)
      return false
    }
    if (opened) {
      await attachPayment(db, order.id, { ...opened, fee: opened.amount - order.price })
      return true
    }
    if (order.checks + 1 >= CHECKS_FOR_LOST_REQUEST) {
      await db.transaction().execute((trx) => payments.settle(trx, order, 'FAILED', null))
    }
    return false
  }

  return {
    run,
    /** Claimed checks that have not started are released. */
    stop: () => {
      stopped = true
    },
  }
}

function hasNews({ status, returned }: PaymentNotification, known: PaymentStatus): boolean {
  return returned !== undefined || (status !== 'UNPAID' && status !== known)
}
