// The delivery of an order as its buyer sees it: of several send actions the one that is furthest from delivered counts.
import { buyerDeliveryState, type SendActionState } from '#contract/shop/delivery.ts'
import { groupResends } from '#contract/shop/order-delivery.ts'
import type { Delivery as BuyerDelivery } from '#contract/shop/payment.schema.ts'
import type { DeliveryState } from '#contract/shop/payment.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import type { Standing } from './send-action-list.repository.ts'

type Context = { find: Servers['find']; outageOf(server: string | null): Outage | null }

/** Furthest from delivered first. */
const ORDER: readonly DeliveryState[] = ['checking', 'waiting', 'queued', 'delivered']

/** `actions`: every send action of the order, oldest first. Null when there is none. */
export function toBuyerDelivery(actions: readonly Standing[], context: Context): BuyerDelivery | null {
  const rows = actions.filter(({ purpose }) => purpose === 'delivery')
  if (rows.length === 0) return null
  const parts = groupResends(rows).map((attempts) => stateOf(attempts, context))
  const state = ORDER.find((one) => parts.some((part) => part.state === one)) ?? 'queued'
  const times = parts.filter((part) => part.state === state).map(({ at }) => at)
  const at = times.sort().at(state === 'delivered' ? -1 : 0) ?? ''
  const join = [...new Set(parts.flatMap((part) => part.join ?? []))]
  return join.length > 0 ? { state, at, join } : { state, at }
}

/** A delivery that succeeded once stays delivered, even when it is resent. */
function stateOf(attempts: readonly Standing[], { find, outageOf }: Context): BuyerDelivery {
  const done = attempts.find(({ state }) => state === 'done')
  if (done) return { state: 'delivered', at: done.success_at ?? done.changed_at }
  const latest = attempts.at(-1) as Standing
  const { created_at, changed_at } = latest
  const server = find(latest.server)
  const outage = outageOf(latest.server)
  if (latest.state === 'queued' && !outage) {
    if (!server?.rcon) return { state: 'waiting', at: created_at }
    if (latest.wait_online === 1) return { state: 'waiting', at: created_at, join: [server.name] }
  }
  const isBlocked = outage !== null && latest.state === 'queued' && latest.attempts === 0
  const shown = buyerDeliveryState(latest.state as SendActionState, isBlocked ? 1 : latest.attempts)
  if (shown === 'queued') return { state: shown, at: created_at }
  return { state: shown, at: isBlocked && outage.since > created_at ? outage.since : changed_at }
}
