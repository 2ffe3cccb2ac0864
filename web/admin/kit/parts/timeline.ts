import type { DeliveryAttempt, SendActionDetail } from '#contract/shop/delivery.schema.ts'
import type { OrderDetail, OrderEvent } from '#contract/shop/orders.schema.ts'
import type { OrderFlag } from '#contract/shop/orders.ts'

export type TimelineEvent = { at: string } & (
  | { kind: 'created' | 'paid' | 'queued' | 'resent' | 'delivered' | 'refundQueued' | 'takenBack' | 'held' }
  | { kind: 'event'; event: OrderEvent }
  | { kind: 'flag'; flag: OrderFlag; detail: string }
  | ({ kind: 'attempt' } & DeliveryAttempt)
)

type Order = Pick<OrderDetail, 'created_at' | 'paid_at' | 'flags' | 'events'>

export function timelineOf(
  { created_at, paid_at, flags, events: done }: Order,
  actions: readonly SendActionDetail[],
): TimelineEvent[] {
  // Nobody paid for it.
  const isGiven = done.some(({ kind }) => kind === 'given')
  const events: TimelineEvent[] = [
    { kind: 'created', at: created_at },
    ...(paid_at === null || isGiven ? [] : [{ kind: 'paid' as const, at: paid_at }]),
    ...flags.map((flag) => ({ kind: 'flag' as const, ...flag })),
    ...actions.flatMap(eventsOf),
    ...done.map((event) => ({ kind: 'event' as const, at: event.at, event })),
  ]
  // The sort is stable for events at the same time.
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

export function eventsOf(action: SendActionDetail): TimelineEvent[] {
  const isRefund = action.purpose === 'refund'
  // Held from the first moment on, and not by a restore while it was queued.
  const isHeld = action.held !== null && action.history.every(({ outcome }) => outcome !== 'unknown')
  const first = isHeld ? 'held' : isRefund ? 'refundQueued' : 'queued'
  return [
    { kind: action.resend_of === null ? first : 'resent', at: action.created_at },
    ...action.history.map((attempt) => ({ kind: 'attempt' as const, ...attempt })),
    ...(action.success_at === null
      ? []
      : [{ kind: isRefund ? ('takenBack' as const) : ('delivered' as const), at: action.success_at }]),
  ]
}
