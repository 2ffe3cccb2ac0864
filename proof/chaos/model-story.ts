// The model: the invariants of the store after a sequence of steps.
import type { PaymentStatus } from '../../contract/shop/payment.ts'
import type { ModelShop } from './model-shop.ts'
import { PRICE } from './scripted-services.ts'

export type Order = {
  reference: string
  username: string
  product: 'ONE' | 'TWO'
  /** All matching notifications that the store received. */
  received: Set<PaymentStatus>
  resent: number
  /** The status at the last check. */
  seen: PaymentStatus
}

type Action = { id: string; username: string; state: string; needs_person: number; resend_of: string | null }

/** Status transitions: a payment counts, a refund is final. */
const MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  UNPAID: ['PAID', 'EXPIRED', 'FAILED', 'REFUND'],
  EXPIRED: ['PAID', 'FAILED', 'REFUND'],
  FAILED: ['PAID', 'REFUND'],
  PAID: ['REFUND'],
  REFUND: [],
}
const STRONGEST_FIRST: readonly PaymentStatus[] = ['REFUND', 'PAID', 'FAILED', 'EXPIRED']
const COMMANDS = { ONE: 1, TWO: 2 }
const DAY_MS = 24 * 60 * 60 * 1_000
const LOOKS_AT_THE_END = 12

export class Model {
  readonly orders: Order[] = []
  readonly #shop: ModelShop
  #hasAsked = false

  constructor(shop: ModelShop) {
    this.#shop = shop
  }

  nth(number: number): Order | null {
    return this.orders[number % Math.max(1, this.orders.length)] ?? null
  }

  receives(order: Order, status: PaymentStatus): void {
    if (status !== 'UNPAID') order.received.add(status)
  }

  /** Statuses that reconciliation may find from now on. A gateway does not revoke a payment by reporting it as unpaid. */
  changeAtGateway({ reference }: Order, status: PaymentStatus): void {
    const known = this.#shop.script.ledger.get(reference)
    if (known && MOVES[known.status].includes(status)) known.status = status
  }

  mayHaveAsked(): void {
    this.#hasAsked = true
  }

  async actionsOf({ username }: Order): Promise<Action[]> {
    return (await this.#listActions()).filter((action) => action.username === username)
  }

  #listActions(): Promise<Action[]> {
    const columns = ['id', 'username', 'state', 'needs_person', 'resend_of'] as const
    return this.#shop.db.selectFrom('send_action').select(columns).orderBy('number').execute()
  }

  /** Throws when an invariant is violated. */
  async compare(): Promise<void> {
    const orders = await this.#shop.db
      .selectFrom('orders')
      .select(['reference', 'status', 'paid_at'])
      .execute()
    const rows = new Map(orders.map((row) => [row.reference, row]))
    const actions = Map.groupBy(await this.#listActions(), ({ username }) => username)
    for (const order of this.orders) {
      const row = rows.get(order.reference)
      if (!row) throw new Error('an order is gone')
      this.#compareOrder(order, row)
      this.#compareDelivery(order, actions.get(order.username) ?? [], row.paid_at !== null)
    }
    await this.#compareSums()
    this.#hasAsked = false
  }

  #compareOrder(order: Order, row: { status: string; paid_at: string | null }): void {
    const status = row.status as PaymentStatus
    this.#learn(order, status)
    must(
      status === strongest(order.received),
      `${order.username} is ${status}, received ${[...order.received]}`,
    )
    if (status !== order.seen) {
      must(MOVES[order.seen].includes(status), `${order.seen} became ${status}`)
      order.seen = status
    }
    must(status !== 'PAID' || row.paid_at !== null, 'paid without a time')
    must(row.paid_at === null || status === 'PAID' || status === 'REFUND', `${status} with a time of payment`)
  }

  /** Reconciliation may learn the gateway's status, or that a payment was never opened. */
  #learn(order: Order, status: PaymentStatus): void {
    if (!this.#hasAsked) return
    const truth = this.#shop.script.ledger.get(order.reference)?.status ?? 'FAILED'
    const learned = new Set([...order.received, truth])
    if (status === strongest(learned)) order.received = learned
  }

  #compareDelivery(order: Order, actions: readonly Action[], wasPaid: boolean): void {
    must(actions.length === (wasPaid ? 1 + order.resent : 0), `${actions.length} sendings`)
    for (const { id, state, needs_person } of actions) {
      const isSentAgain = actions.some(({ resend_of }) => resend_of === id)
      const isTrouble = state === 'unknown' || state === 'failed'
      const isOver = isSentAgain || order.seen === 'REFUND'
      must(!isTrouble || needs_person === 1 || isOver, `${state}, and not flagged`)
    }
    const times = this.#timesOf(order)
    must(Math.max(...times) <= actions.length, `executed ${times} times in ${actions.length} sendings`)
    const done = actions.filter(({ state }) => state === 'done').length
    if (order.resent === 0) must(Math.min(...times) >= done, 'done, but never executed')
    if (times.length === 2) must((times[1] ?? 0) <= (times[0] ?? 0) || order.resent > 0, 'in the wrong order')
  }

  #timesOf({ username, product }: Order): number[] {
    const own = this.#shop.script.executed.filter((command) => command.split(' ').includes(username))
    const first = own.filter((command) => command.startsWith('points')).length
    return COMMANDS[product] === 1 ? [first] : [first, own.length - first]
  }

  async #compareSums(): Promise<void> {
    const given = await this.#shop.donations.topDonators({ from: null, limit: 100 })
    const sum = given.reduce((total, { amount }) => total + amount, 0)
    const paid = this.orders.filter(({ seen }) => seen === 'PAID').length
    must(sum === paid * PRICE, `donators gave ${sum} for ${paid} payments`)
  }

  /** Gateway and game work again: every payment is recorded and executed. */
  async settle(): Promise<void> {
    const { script, clock, services } = this.#shop
    script.gatewayIsDown = false
    script.game = 'works'
    for (let look = 0; look < LOOKS_AT_THE_END; look += 1) {
      await services.reconciler.run()
      clock.pass(DAY_MS / LOOKS_AT_THE_END / 2)
      this.mayHaveAsked()
      await this.compare()
    }
    while ((await services.delivery.deliverNext()) === 'again');
    await this.compare()
    for (const order of this.orders) {
      const shown = await services.payments.find(order.reference)
      must(shown?.status === order.seen, 'the buyer sees something else')
      const truth = script.ledger.get(order.reference)?.status ?? 'FAILED'
      must(order.seen !== 'UNPAID' || truth === 'UNPAID', `the gateway has ${truth}, the store does not`)
      const actions = await this.actionsOf(order)
      must(!actions.some(({ state }) => ['queued', 'sending'].includes(state)), 'something still waits')
      must(
        (shown?.delivery !== null) === (actions.length > 0 && order.seen !== 'REFUND'),
        'a delivery without money, or money without one',
      )
      const isPlain = actions.length === 1 && actions[0]?.state === 'done'
      if (isPlain)
        must(
          this.#timesOf(order).every((times) => times === 1),
          'not granted what was paid',
        )
    }
  }
}

function strongest(received: ReadonlySet<PaymentStatus>): PaymentStatus {
  return STRONGEST_FIRST.find((status) => received.has(status)) ?? 'UNPAID'
}

function must(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}
