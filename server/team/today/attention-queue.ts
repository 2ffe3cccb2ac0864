// The matters that need a person, the most urgent first: outages that hold money back, then deliveries, then payments.

import { may, type Role } from '#contract/permissions.ts'
import { HOLDS } from '#contract/shop/delivery.ts'
import { causeOfReply } from '#contract/shop/failed-reply.ts'
import { isOrderDelivery } from '#contract/shop/order-delivery.ts'
import type { OrderFlag } from '#contract/shop/orders.ts'
import { shownStatus } from '#contract/shop/payment.ts'
import type { ServerReport } from '#contract/team/overview.schema.ts'
import type { QueueItem } from '#contract/team/today.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import { countOpen, listFlagged, listOpenDeliveries, listUnknownPayments } from './today.repository.ts'

/** A restart of a game server needs nobody. */
const AWAY_MS = 3 * 60_000
const READ_MAX = 100
const COUNTED_MAX = 10_000

export type CheckoutFailure = Omit<Extract<QueueItem, { kind: 'checkout' }>, 'kind'>

export type QueueDeps = Pick<Core, 'db' | 'clock'> & {
  /** Payments are play money: test orders are the normal data. */
  countsTests?: boolean
  paymentsOutage(): Outage | null
  /** Empty while buyers can pay with every method. */
  checkoutFailures(): readonly CheckoutFailure[]
}

/** The queue and Today show this state; sums of money only to a role that may read them. */
export function sourcesOf(deps: QueueDeps, role: Role, servers: readonly ServerReport[]) {
  return {
    db: deps.db,
    now: deps.clock.now(),
    withTests: deps.countsTests ?? false,
    /** Payments that only the gateway knows are a matter of money. */
    mayReadMoney: may(role, 'money'),
    servers,
    paymentsOutage: deps.paymentsOutage(),
    checkoutFailures: deps.checkoutFailures(),
  }
}

type Sources = ReturnType<typeof sourcesOf>

export async function readQueue(sources: Sources): Promise<QueueItem[]> {
  const { db, withTests, mayReadMoney } = sources
  const request = { withTests, limit: READ_MAX }
  const [deliveries, flagged, unknown] = await Promise.all([
    listOpenDeliveries(db, request),
    listFlagged(db, request),
    mayReadMoney ? listUnknownPayments(db, request) : [],
  ])
  const open = deliveries.map(({ id, state, order_id, purpose, changed_at, last_reply, held, ...row }) => ({
    kind:
      held !== null ? ('held' as const) : state === 'unknown' ? ('unknown' as const) : ('failed' as const),
    ...row,
    held: HOLDS.find((reason) => reason === held) ?? null,
    action_id: id,
    at: changed_at,
    reply: last_reply,
    cause: state === 'failed' && last_reply ? causeOfReply(last_reply) : null,
    transaction_id: purpose === 'vote' ? null : order_id,
  }))
  return [
    ...outagesOf(sources),
    ...open.filter(({ kind }) => kind === 'unknown'),
    ...open.filter(({ kind }) => kind === 'failed'),
    ...open.filter(({ kind }) => kind === 'held'),
    ...flagged.map(({ id, created_at, last, status, delivery, ...row }) => ({
      ...row,
      status: shownStatus(status),
      delivery: isOrderDelivery(delivery) ? delivery : null,
      kind: 'flagged' as const,
      transaction_id: id,
      at: last?.at ?? created_at,
      flag: (last?.flag as OrderFlag | undefined) ?? null,
    })),
    ...unknown.map(({ first_at, ...row }) => ({ ...row, kind: 'unknown_payment' as const, at: first_at })),
  ]
}

/** For the frame of the admin area, which shows the length of the queue on every screen. */
export function createAttention(deps: QueueDeps) {
  return (role: Role, servers: readonly ServerReport[]): Promise<number> =>
    countQueue(sourcesOf(deps, role, servers))
}

export async function countQueue(sources: Sources): Promise<number> {
  const { db, withTests, mayReadMoney } = sources
  const { deliveries, flagged, unknown } = await countOpen(db, { withTests, limit: COUNTED_MAX })
  return outagesOf(sources).length + deliveries + flagged + (mayReadMoney ? unknown : 0)
}

function outagesOf({ now, servers, paymentsOutage, checkoutFailures }: Sources): QueueItem[] {
  const isLong = (since: string) => now.getTime() - Date.parse(since) >= AWAY_MS
  const away = servers.flatMap(({ id, name, since, waiting }) =>
    since !== null && isLong(since)
      ? [{ kind: 'away' as const, part: 'delivery' as const, server: id, name, since, waiting }]
      : [],
  )
  const checkout = checkoutFailures.map((failure) => ({ kind: 'checkout' as const, ...failure }))
  // A failed checkout says more than the outage behind it; a refused method says nothing about it.
  const hasFailed = checkout.some(({ times }) => times !== null)
  const since = hasFailed ? null : (paymentsOutage?.since ?? null)
  const gateway = { kind: 'away', part: 'payments', server: null, name: '', waiting: 0 } as const
  const payments = since !== null && isLong(since) ? [{ ...gateway, since }] : []
  return [...checkout, ...payments, ...away.sort((one, other) => (one.since < other.since ? -1 : 1))]
}
