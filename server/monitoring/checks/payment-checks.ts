import { METHOD_TERMS } from '#contract/settings/payment-methods.ts'
import { type Check, demo, failing, messageOf, type Outcome, off, ready } from './check.ts'
import { describeFailure } from './checkout-failure.ts'
import type { CheckDeps } from './deps.ts'

/** The sentence around the detail begins with it. */
const SAID_ALREADY = /^Tripay (?:is unreachable: )?/

async function stillFailing({ findCheckoutFailure, testCheckout }: CheckDeps) {
  const failure = await findCheckoutFailure()
  if (!failure || !testCheckout) return failure
  await testCheckout(failure.method)
  return findCheckoutFailure()
}

export function paymentChecks(deps: CheckDeps): Check[] {
  return [{ id: 'payments', part: 'payments', run: (signal) => checkGateway(deps, signal) }]
}

/** Lists the channels, which needs a right API key. Only while checkouts fail, a payment is opened to see whether they still do. */
async function checkGateway(deps: CheckDeps, signal: AbortSignal): Promise<Outcome> {
  const { config, parts, currentSettings, listChannels } = deps
  const failure = await stillFailing(deps)
  if (failure) return { state: 'failing', ...describeFailure(failure) }
  if (!config.tripay) return parts().payments.mode === 'off' ? off('gateway_off') : demo('gateway_simulated')
  const offered = currentSettings().payments.methods.filter(({ enabled }) => enabled)
  try {
    const { channels } = await listChannels(signal)
    if (channels.length === 0) return failing('gateway_empty')
    if (offered.length === 0) return failing('methods_off')
    const isActive = (name: string) => channels.some(({ method, active }) => method === name && active)
    const inactive = offered.filter(({ method }) => !isActive(method))
    const names = inactive.map(({ method }) => METHOD_TERMS[method].label).join(', ')
    const count = offered.length - inactive.length
    if (count === 0) return failing('channels_inactive', { names })
    if (config.tripay.isTest) return demo('gateway_sandbox')
    // Buyers are not offered them, as the screen of the methods says.
    return names ? ready('gateway_ready_some', { count, names }) : ready('gateway_ready', { count })
  } catch (error) {
    const { about } = error as { about?: string | null }
    if (about === 'key') return failing('gateway_key_wrong')
    if (about === 'reply') return failing('gateway_invalid')
    return failing('gateway_unreachable', { detail: messageOf(error).replace(SAID_ALREADY, '') })
  }
}
