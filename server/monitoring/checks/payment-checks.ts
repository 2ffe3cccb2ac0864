import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
import { isKnown, termsOf } from '#contract/settings/payment-methods.ts'
import { GATEWAY_VARIABLES } from '#server/config/gateway-variables.ts'
import { settingsFile } from '#server/platform/kernel/command-line.ts'
import {
  describeFailure,
  describeRefused,
  describeRefusedAddress,
} from '#server/shop/payments/describe-trouble.service.ts'
import { type Check, demo, failing, messageOf, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

/** One for each gateway; without one, for the simulator or its absence. */
export function paymentChecks(deps: CheckDeps): Check[] {
  const { gateways } = deps.config
  if (gateways.length === 0)
    return [
      {
        id: 'payments',
        part: 'payments',
        run: () => checkSimulator(deps, 'tripay'),
        now: () => nowOf(deps, GATEWAY_NAMES.tripay),
      },
    ]
  return gateways.map((access, place) => ({
    id: place === 0 ? 'payments' : `payments:${access.id}`,
    part: 'payments',
    ...(gateways.length > 1 && { subject: GATEWAY_NAMES[access.id] }),
    run: (signal) => checkGateway(deps, access, signal),
    now: () => nowOf(deps, GATEWAY_NAMES[access.id]),
  }))
}

/** What failed before is tried again first, where something may be opened. */
async function stillFailing(deps: CheckDeps, gateway: GatewayId): Promise<Outcome | null> {
  const { findCheckoutFailure, findRefusedMethods, retest } = deps
  const before = await findCheckoutFailure(gateway)
  await retest?.(gateway, before?.method ?? null)
  const failure = before && (await findCheckoutFailure(gateway))
  if (failure) return { state: 'failing', ...describeFailure(failure) }
  const { methods } = deps.savedSettings().payments
  const isOffered = (method: string) => methods.some((entry) => entry.enabled && entry.method === method)
  const refused = (await findRefusedMethods(gateway)).filter(({ method }) => isOffered(method))
  const [{ reason, values } = { reason: null }] = describeRefused(gateway, refused)
  return reason && { state: 'failing', reason, values }
}

/** The failure that the running site knows without a test. */
function nowOf({ paymentTroubles }: CheckDeps, gateway: string): Outcome | null {
  const known = paymentTroubles?.() ?? []
  const trouble = known.find((one) => one.gateway.includes(gateway))
  return trouble ? { state: 'failing', reason: trouble.reason, values: trouble.values } : null
}

async function checkSimulator(deps: CheckDeps, gateway: GatewayId): Promise<Outcome> {
  const failing = await stillFailing(deps, gateway)
  if (failing) return failing
  return deps.parts().payments.mode === 'off' ? off('gateway_off') : demo('gateway_simulated')
}

/** Lists the channels, which needs a right API key. Only what has failed is opened as a payment, to see whether it still does. */
async function checkGateway(
  deps: CheckDeps,
  { id, isTest }: { id: GatewayId; isTest: boolean },
  signal: AbortSignal,
): Promise<Outcome> {
  const stillFails = await stillFailing(deps, id)
  if (stillFails) return stillFails
  const gateway = GATEWAY_NAMES[id]
  const offered = deps.savedSettings().payments.methods.filter(({ enabled }) => enabled)
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

function describeError(error: unknown, id: GatewayId): Outcome {
  const gateway = GATEWAY_NAMES[id]
  const { url, key } = GATEWAY_VARIABLES[id]
  const { about } = error as { about?: string | null }
  if (about === 'key') return failing('gateway_key_wrong', { gateway, variable: key, file: settingsFile() })
  const refused = describeRefusedAddress(gateway, messageOf(error))
  if (refused) return { state: 'failing', ...refused }
  if (about === 'reply') return failing('gateway_invalid', { gateway, variable: url })
  // The sentence around the detail begins with the name.
  const said = new RegExp(`^${gateway} (?:is unreachable: )?`)
  const detail = messageOf(error).replace(said, '')
  return failing('gateway_unreachable', { gateway, detail, variable: url })
}
