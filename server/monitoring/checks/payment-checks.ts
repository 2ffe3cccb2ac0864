import type { Found } from '#contract/monitoring/checks.ts'
import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
import { isKnown, termsOf } from '#contract/settings/payment-methods.ts'
import { GATEWAY_VARIABLES } from '#server/config/gateway-variables.ts'
import type { CheckoutFailure } from '#server/shop/payments/checkout-failures.service.ts'
import { type Check, demo, failing, messageOf, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

/** One for each gateway; without one, for the simulator or its absence. */
export function paymentChecks(deps: CheckDeps): Check[] {
  const { gateways } = deps.config
  if (gateways.length === 0)
    return [{ id: 'payments', part: 'payments', run: () => checkSimulator(deps, 'tripay') }]
  return gateways.map((access, place) => ({
    id: place === 0 ? 'payments' : `payments:${access.id}`,
    part: 'payments',
    ...(gateways.length > 1 && { subject: GATEWAY_NAMES[access.id] }),
    run: (signal) => checkGateway(deps, access, signal),
  }))
}

async function stillFailing({ findCheckoutFailure, testCheckout }: CheckDeps, gateway: GatewayId) {
  const failure = await findCheckoutFailure(gateway)
  if (!failure || !testCheckout) return failure
  await testCheckout(gateway, failure.method)
  return findCheckoutFailure(gateway)
}

async function checkSimulator(deps: CheckDeps, gateway: GatewayId): Promise<Outcome> {
  const failure = await stillFailing(deps, gateway)
  if (failure) return { state: 'failing', ...describeFailure(failure) }
  return deps.parts().payments.mode === 'off' ? off('gateway_off') : demo('gateway_simulated')
}

/** Lists the channels, which needs a right API key. Only while checkouts fail, a payment is opened to see whether they still do. */
async function checkGateway(
  deps: CheckDeps,
  { id, isTest }: { id: GatewayId; isTest: boolean },
  signal: AbortSignal,
): Promise<Outcome> {
  const failure = await stillFailing(deps, id)
  if (failure) return { state: 'failing', ...describeFailure(failure) }
  const gateway = GATEWAY_NAMES[id]
  const offered = deps.currentSettings().payments.methods.filter(({ enabled }) => enabled)
  try {
    const { channels } = await deps.listChannels(id, signal)
    if (channels.length === 0) return failing('gateway_empty', { gateway })
    if (offered.length === 0) return failing('methods_off')
    const found = offered.map(({ method }) => ({
      method,
      channel: channels.find((one) => one.method === method),
    }))
    // A channel of another gateway's account is no matter of this one.
    const inactive = found.filter(({ method, channel }) => !channel?.active && (channel || isKnown(method)))
    const names = inactive.map(({ method, channel }) => termsOf(method, channel).label).join(', ')
    const count = found.filter(({ channel }) => channel?.active).length
    if (count === 0) return failing('channels_inactive', { gateway, names })
    if (isTest) return demo('gateway_sandbox', { gateway, variable: GATEWAY_VARIABLES[id].url })
    // Buyers are not offered them, as the screen of the methods says.
    return names
      ? ready('gateway_ready_some', { gateway, count, names })
      : ready('gateway_ready', { gateway, count })
  } catch (error) {
    return describeError(error, id)
  }
}

/** Gives Today, Go live and `npm run doctor` one text for a failure. */
export function describeFailure({ gateway, variable, ...failure }: CheckoutFailure): Found {
  // The sentence around them ends with its own full stop.
  const [words, reason] = [failure.words, failure.reason].map((text) => text?.replace(/[.\s]+$/, ''))
  if (!words) return { reason: 'checkout_unanswered', values: { gateway, detail: reason ?? '' } }
  return variable === null
    ? { reason: 'checkout_refused', values: { gateway, words } }
    : { reason: 'checkout_refused_variable', values: { gateway, words, variable } }
}

function describeError(error: unknown, id: GatewayId): Outcome {
  const gateway = GATEWAY_NAMES[id]
  const { url, key } = GATEWAY_VARIABLES[id]
  const { about } = error as { about?: string | null }
  if (about === 'key') return failing('gateway_key_wrong', { gateway, variable: key })
  if (about === 'reply') return failing('gateway_invalid', { gateway, variable: url })
  // The sentence around the detail begins with the name.
  const said = new RegExp(`^${gateway} (?:is unreachable: )?`)
  const detail = messageOf(error).replace(said, '')
  return failing('gateway_unreachable', { gateway, detail, variable: url })
}
