// Which gateway takes which method: the owner's order, and last those gateways that do not answer at the moment.

import type { GatewayId } from '#contract/settings/gateways.ts'
import { isFree, isKnown, type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { NO_METHODS, type PayableMethod, type Quote } from '#contract/shop/store.schema.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { PaymentChannels } from './payment-channels.service.ts'

type ChannelsOf = { gateway: GatewayId; channels: PaymentChannels }

type Deps = {
  clock: Clock
  lists: readonly ChannelsOf[]
  savedSettings(): Pick<Settings, 'payments'>
}

/** A method at one gateway, which has to answer within this time; undefined: as long as a gateway may take. */
export type RoutedMethod = PayableMethod & {
  gateway: GatewayId
  /** The gateway's own code, where it is another one. */
  channel?: string
  answerWithinMs?: number
}
export type PaymentRouting = ReturnType<typeof createPaymentRouting>

/** So many checkouts in a row fail before a gateway rests; then one checkout after each rest tries it again. */
const FAILURES = 3
const REST_MS = 60_000
/** Leaves half a second for the next gateway, so that a buyer does not wait more than two. */
export const FIRST_ANSWER_MS = 1_500

export function createPaymentRouting({ clock, lists, savedSettings }: Deps) {
  const failing = new Map<GatewayId, { times: number; until: number }>()

  const isResting = (gateway: GatewayId) => (failing.get(gateway)?.until ?? 0) > clock.now().getTime()

  /** The gateways that take this method for this price, in the order of the owner. */
  function routesOf(price: number, { method, gateways }: Settings['payments']['methods'][number]) {
    const configured = lists.map(({ gateway }) => gateway)
    // A choice of gateways without keys counts as none: with one gateway left the console offers no choice to correct.
    const chosen = gateways.filter((id) => configured.includes(id))
    const order = chosen.length > 0 ? chosen : configured
    return order.flatMap((id) => {
      const found = lists.find(({ gateway }) => gateway === id)?.channels
      const payable = found?.payable(price).find((one) => one.method === method)
      return payable ? [{ ...payable, gateway: id, channel: found?.channelOf(method)?.code }] : []
    })
  }

  /** How this price can be paid right now; empty for a free product. A resting gateway counts where no other takes the method. */
  const payable = (price: number): PayableMethod[] =>
    savedSettings().payments.methods.flatMap((entry) => {
      const routes = routesOf(price, entry)
      const route = routes.find(({ gateway }) => !isResting(gateway)) ?? routes[0]
      if (!route) return []
      const { gateway: _, channel: __, ...payable } = route
      return [payable]
    })

  const labelOf = (method: PaymentMethod): string =>
    termsOf(method, lists.map(({ channels }) => channels.channelOf(method)).find(Boolean)).label

  return {
    lists,
    /** The name that buyers see. */
    labelOf,
    /** The channels of accounts that the owner has offered, beyond the methods of every site. */
    others: (): { id: PaymentMethod; name: string }[] =>
      savedSettings()
        .payments.methods.filter(({ method }) => !isKnown(method))
        .map(({ method }) => ({ id: method, name: labelOf(method) })),
    async reload(): Promise<void> {
      await Promise.all(lists.map(({ channels }) => channels.reload()))
    },
    methods: (): PaymentMethod[] =>
      savedSettings()
        .payments.methods.map(({ method }) => method)
        .filter((method) => lists.some(({ channels }) => channels.methods().includes(method))),
    hasBarcode: (type: PaymentMethod): boolean => lists.some(({ channels }) => channels.hasBarcode(type)),

    payable,

    /** What a form shows. */
    offer(price: number): Pick<Quote, 'payment_methods' | 'no_methods'> {
      const payment_methods = payable(price)
      if (isFree(price) || payment_methods.length > 0) return { payment_methods }
      const reasons = lists.map(({ channels }) => channels.whyNot(price))
      return { payment_methods, no_methods: NO_METHODS.find((reason) => reasons.includes(reason)) }
    },

    /** Where an order is tried, one after the other, all with the same total; empty while only resting gateways take the method. */
    routes(price: number, method: PaymentMethod): RoutedMethod[] {
      const entry = savedSettings().payments.methods.find((one) => one.method === method)
      const all = entry ? routesOf(price, entry) : []
      const awake = all.filter(({ gateway }) => !isResting(gateway))
      const isOneAwake = lists.some(({ gateway }) => !isResting(gateway))
      const tried = isOneAwake ? awake : all
      return tried
        .filter(({ total }) => total === tried[0]?.total)
        .map((route, place, { length }) => {
          const isDoubtful = lists.length > 1 && failing.has(route.gateway)
          return place < length - 1 || isDoubtful ? { ...route, answerWithinMs: FIRST_ANSWER_MS } : route
        })
    },

    /** Before a checkout asks the gateway: after a rest, the others do not wait for it as well. */
    onTry(gateway: GatewayId): void {
      const known = failing.get(gateway)
      if (known && known.times >= FAILURES) known.until = clock.now().getTime() + REST_MS
    },
    /** The gateway did not answer a checkout. */
    onFailed(gateway: GatewayId): void {
      const times = (failing.get(gateway)?.times ?? 0) + 1
      const until = times < FAILURES ? 0 : clock.now().getTime() + REST_MS
      failing.set(gateway, { times, until })
    },
    onAnswered: (gateway: GatewayId): boolean => failing.delete(gateway),
  }
}
