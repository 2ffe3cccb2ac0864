// Asks the gateway about payments that are still open, so that a lost callback costs seconds and nothing else.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { nextCheck } from './check-times.ts'
import type { PaymentGateway } from './gateways/payment-gateway.ts'
import type { Payments } from './payments.service.ts'
import { attachPayment, findPurchase, hastenCheck, planCheck, takeDueChecks } from './purchase.repository.ts'
import type { Purchase } from './purchase.ts'

type Deps = {
  db: Database
  clock: Clock
  log: Log
  gateway: PaymentGateway
  payments: Payments
  /** The gateway names no limit; less than two questions a second trouble nobody. */
  pauseMs?: number
}

const AT_ONCE = 20
const HELD_MS = 120_000
const PAUSE_MS = 510
/** The gateway is asked for its list, then for the payment. */
const CALLS_TO_FIND = 2
const STOPPED = new Error('the site is stopping')
/** A wish that the gateway does not know after so many questions never reached it. */
const LOOKS_FOR_LOST_WISH = 3

export type Reconciler = ReturnType<typeof createReconciler>

export function createReconciler({ db, clock, log, gateway, payments, pauseMs = PAUSE_MS }: Deps) {
  let stopped = false
  let pause: Promise<void> = Promise.resolve()

  /** Asks about everything that is due, one after the other; after an outage that is a lot. */
  async function run(): Promise<void> {
    while (!stopped && (await askAboutSome()) === AT_ONCE);
  }

  /** Tells how many. */
  async function askAboutSome(): Promise<number> {
    const now = clock.now()
    const heldUntil = new Date(now.getTime() + HELD_MS)
    const due = await takeDueChecks(db, { now, heldUntil, limit: AT_ONCE })
    for (const purchase of due) await ask(purchase)
    return due.length
  }

  /** A purchase may need several calls: there is a pause for each. */
  async function inTurn<Answer>(calls: number, question: () => Promise<Answer>): Promise<Answer> {
    await pause
    if (stopped) throw STOPPED
    pause = sleep(calls * pauseMs, undefined, { ref: false })
    return question()
  }

  async function ask(purchase: Purchase): Promise<void> {
    try {
      const isLost = purchase.gatewayReference === null && !(await findLost(purchase))
      if (!isLost) await hear((await findPurchase(db, purchase.reference)) ?? purchase)
    } catch (error) {
      if (error === STOPPED) return hastenCheck(db, purchase, clock.now())
      log.warn({ err: error, reference: purchase.reference }, 'the gateway could not be asked')
    }
    await planCheck(db, purchase, nextCheck(purchase, clock.now()))
  }

  async function hear({ gatewayReference }: Purchase): Promise<void> {
    const news = gatewayReference === null ? null : await inTurn(1, () => gateway.look(gatewayReference))
    if (news && news.status !== 'UNPAID') await payments.receive(news)
  }

  /** The answer to the wish never came: the gateway may have taken it all the same. */
  async function findLost(purchase: Purchase): Promise<boolean> {
    const opened = await inTurn(CALLS_TO_FIND, () => gateway.find(purchase.reference))
    if (opened && opened.amount < purchase.price) {
      await payments.flag(purchase, 'amount_mismatch', `${opened.amount} for a price of ${purchase.price}`)
      return false
    }
    if (opened) {
      await attachPayment(db, purchase.id, { ...opened, fee: opened.amount - purchase.price })
      return true
    }
    if (purchase.checks + 1 >= LOOKS_FOR_LOST_WISH) {
      await db.transaction().execute((trx) => payments.settle(trx, purchase, 'FAILED', null))
    }
    return false
  }

  return {
    run,
    /** What was taken and not asked yet is given back. */
    stop: () => {
      stopped = true
    },
  }
}
