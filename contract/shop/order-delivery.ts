// The delivery of a whole order, from all of its send actions.
import type { SendActionState } from './delivery.ts'
import { isAnnouncement } from './points.ts'

/** Resolved: a person closed it without sending again. Cancelled: refunded before anything was sent. Partly taken back: not every command has one that takes it back. */
export const ORDER_DELIVERIES = [
  'queued',
  'waiting',
  'delivered',
  'unknown',
  'failed',
  'held',
  'resolved',
  'cancelled',
  'partly_taken_back',
  'taken_back',
] as const
export type OrderDelivery = (typeof ORDER_DELIVERIES)[number]

export function isOrderDelivery(text: string | null): text is OrderDelivery {
  return (ORDER_DELIVERIES as readonly (string | null)[]).includes(text)
}

/** The purpose of a send action: an order, its refund, or the reward of a verified vote, which has no order. */
export const PURPOSES = ['delivery', 'refund', 'vote'] as const
export type Purpose = (typeof PURPOSES)[number]

/** A send action as it is stored: a cancelled one is `failed` and has a time. */
export type DeliveryPart = {
  id: string
  /** The one that it repeats. */
  resend_of: string | null
  purpose: string
  state: string
  wait_online: number
  needs_person: number
  /** The reason, also after a person has decided. */
  held: string | null
  cancelled_at: string | null
  /** JSON list of texts. */
  commands: string
}

/** Furthest from delivered first: of several parts the first that occurs counts. */
const WORST_FIRST = [
  'unknown',
  'failed',
  'held',
  'queued',
  'waiting',
  'cancelled',
  'resolved',
  'delivered',
] as const satisfies OrderDelivery[]

/** `parts`: every send action of the order, oldest first. Null when there is none. */
export function orderDelivery(parts: readonly DeliveryPart[]): OrderDelivery | null {
  const refunds = parts.filter(({ purpose }) => purpose === 'refund')
  if (refunds.length === 0) return parts.length === 0 ? null : worst(parts)
  const taken = worst(refunds)
  if (taken !== 'delivered') return taken
  const given = parts.filter(({ purpose }) => purpose === 'delivery')
  return countGiving(refunds) < countGiving(given) ? 'partly_taken_back' : 'taken_back'
}

/** Commands that change something in the game, each once. */
function countGiving(parts: readonly DeliveryPart[]): number {
  const latest = groupResends(parts).map((attempts) => attempts.at(-1) as DeliveryPart)
  return latest
    .flatMap(({ commands }) => JSON.parse(commands) as string[])
    .filter((text) => !isAnnouncement(text)).length
}

function worst(parts: readonly DeliveryPart[]): OrderDelivery {
  const states = groupResends(parts).map(stateOf)
  return WORST_FIRST.find((state) => states.includes(state)) ?? 'delivered'
}

/** Each send action followed by its resends. */
export function groupResends<Part extends Pick<DeliveryPart, 'id' | 'resend_of'>>(
  parts: readonly Part[],
): Part[][] {
  const origins = new Map<string, string>()
  for (const { id, resend_of } of parts) origins.set(id, origins.get(resend_of ?? '') ?? id)
  return [...Map.groupBy(parts, ({ id }) => origins.get(id)).values()]
}

/** It waits for a person who may refund. */
export function isHeld({ held, needs_person }: Pick<DeliveryPart, 'held' | 'needs_person'>): boolean {
  return held !== null && needs_person === 1
}

/** A delivered part stays delivered, unless a resend needs a person. */
function stateOf(attempts: readonly DeliveryPart[]): (typeof WORST_FIRST)[number] {
  const latest = attempts.at(-1) as DeliveryPart
  const state = latest.state as SendActionState
  if (isHeld(latest)) return 'held'
  if (latest.needs_person === 1 && (state === 'unknown' || state === 'failed')) return state
  if (attempts.some((one) => one.state === 'done')) return 'delivered'
  if (latest.cancelled_at !== null) return 'cancelled'
  if (state === 'unknown' || state === 'failed') return 'resolved'
  return latest.wait_online === 1 ? 'waiting' : 'queued'
}
