// Why buyers cannot pay, or not with every method: one list for Today, Go live, the overview and `npm run doctor`.
import { GATEWAY_NAMES } from '#contract/settings/gateways.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import type { CheckoutFailure, openCheckoutFailures } from './checkout-failures.service.ts'
import { describeFailure, describeRefused, type PaymentTrouble } from './describe-trouble.service.ts'
import type { PaymentRouting } from './payment-routing.service.ts'

/** What only these checks find: without such a trouble now, a stored result of one is not of now. */
export const TROUBLE_REASON = /^(checkout|method|channels|methods)_/

type Deps = {
  checkoutFailures: Pick<Awaited<ReturnType<typeof openCheckoutFailures>>, 'list'>
  channels: Pick<PaymentRouting, 'lists' | 'methods' | 'labelOf'>
  shownSettings(): Pick<Settings, 'pages' | 'payments'>
  /** False while payments are off. */
  isOpen: boolean
}

/** From memory, without a query. The worst first. */
export function createPaymentTroubles({ checkoutFailures, channels, shownSettings, isOpen }: Deps) {
  return (): PaymentTrouble[] => {
    const { pages, payments } = shownSettings()
    const isOffered = (method: PaymentMethod) =>
      payments.methods.some((entry) => entry.enabled && entry.method === method)
    const refused = channels.lists.flatMap(({ gateway, channels: list }) =>
      describeRefused(
        gateway,
        list.suspended().filter(({ method }) => isOffered(method)),
        channels.labelOf,
      ),
    )
    const nothing = isOpen && pages.store && refused.length === 0 && channels.methods().length === 0
    return [
      ...checkoutFailures.list().map(toTrouble),
      ...(nothing ? [nothingOffered(channels, payments)] : []),
      ...refused,
    ]
  }
}

/** The worst of them as the outage of the part. */
export function outageOf([worst]: readonly PaymentTrouble[]): Outage | null {
  if (!worst || worst.since === null) return null
  const { words, detail, names } = worst.values
  return { why: `${worst.gateway}: ${words ?? detail ?? names ?? worst.reason}`, since: worst.since }
}

function toTrouble(failure: CheckoutFailure): PaymentTrouble {
  const { gateway, since, times } = failure
  return { gateway, since, times, ...describeFailure(failure) }
}

/** Every method is switched off here, or none is active at a gateway. */
function nothingOffered(
  { lists, labelOf }: Pick<PaymentRouting, 'lists' | 'labelOf'>,
  { methods }: Settings['payments'],
): PaymentTrouble {
  const gateway = lists.map((list) => GATEWAY_NAMES[list.gateway]).join(', ')
  const names = methods.filter(({ enabled }) => enabled).map(({ method }) => labelOf(method))
  if (names.length === 0) return { gateway, since: null, times: null, reason: 'methods_off', values: {} }
  const since = lists[0]?.channels.askedAt()?.toISOString() ?? null
  return {
    gateway,
    since,
    times: null,
    reason: 'channels_inactive',
    values: { gateway, names: names.join(', ') },
  }
}
