// Which gateway takes which method: the owner's order, and last those gateways that do not answer at the moment.

import type { GatewayId } from '#contract/settings/gateways.ts'
import type { PaymentMethod, PaymentType } from '#contract/settings/payment-methods.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { PayableMethod } from '#contract/shop/store.schema.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { PaymentChannels } from './payment-channels.service.ts'

type ChannelsOf = { gateway: GatewayId; channels: PaymentChannels }

type Deps = {
  clock: Clock
  lists: readonly ChannelsOf[]
  currentSettings(): Pick<Settings, 'payments'>
}

export type RoutedMethod = PayableMethod & { gateway: GatewayId }
export type PaymentRouting = ReturnType<typeof createPaymentRouting>

/** So many checkouts in a row fail before a gateway rests; then one checkout after each rest tries it again. */
const FAILURES = 3
const REST_MS = 60_000

export function createPaymentRouting({ clock, lists, currentSettings }: Deps) {
  const failing = new Map<GatewayId, { times: number; until: number }>()

  const isResting = (gateway: GatewayId) => (failing.get(gateway)?.until ?? 0) > clock.now().getTime()

  /** The first gateway of the owner that answers; without one that does, the first. */
  function pick(found: readonly RoutedMethod[], gateways: readonly GatewayId[]): RoutedMethod[] {
    const order = gateways.length > 0 ? gateways : lists.map(({ gateway }) => gateway)
    const inOrder = order.flatMap((id) => found.filter(({ gateway }) => gateway === id))
    return [inOrder.find(({ gateway }) => !isResting(gateway)) ?? inOrder[0]].flatMap((one) => one ?? [])
  }

  return {
    lists,
    async reload(): Promise<void> {
      await Promise.all(lists.map(({ channels }) => channels.reload()))
    },
    methods: (): PaymentMethod[] =>
      currentSettings()
        .payments.methods.map(({ method }) => method)
        .filter((method) => lists.some(({ channels }) => channels.methods().includes(method))),
    hasBarcode: (type: PaymentType): boolean => lists.some(({ channels }) => channels.hasBarcode(type)),

    /** How this price can be paid right now, and where; empty for a free product. */
    payable(price: number): RoutedMethod[] {
      const found = lists.flatMap(({ gateway, channels }) =>
        channels.payable(price).map((payable) => ({ ...payable, gateway })),
      )
      return currentSettings().payments.methods.flatMap(({ method, gateways }) =>
        pick(
          found.filter((one) => one.method === method),
          gateways,
        ),
      )
    },

    /** The gateway did not answer a checkout. */
    onFailed(gateway: GatewayId): void {
      const times = (failing.get(gateway)?.times ?? 0) + 1
      const until = times < FAILURES ? 0 : clock.now().getTime() + REST_MS
      failing.set(gateway, { times, until })
    },
    onOpened: (gateway: GatewayId): boolean => failing.delete(gateway),
  }
}
