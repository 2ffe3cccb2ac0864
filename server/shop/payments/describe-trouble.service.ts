// Says in the words of the checks what a gateway refuses, and what to look at first.

import type { Found } from '#contract/monitoring/checks.ts'
import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
import { type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import { settingsFile } from '#server/platform/kernel/command-line.ts'
import { causeOf, refusedAddress } from './gateways/refusal-cause.ts'
import type { Suspension } from './payment-channels.repository.ts'

export type PaymentTrouble = Found & {
  /** The name that people know. */
  gateway: string
  /** Null where that is not known. */
  since: string | null
  /** How many checkouts; null where they are not counted. */
  times: number | null
}

/** A method that the gateway has refused, and not accepted since. */
export type RefusedMethod = Pick<Suspension, 'method' | 'since' | 'reason' | 'detail'>

type LabelOf = (method: PaymentMethod) => string

/** `words` is null when the gateway gave no reply that can be read. */
type Failure = { gateway: string; words: string | null; reason: string; variable: string | null }

/** One for all methods that were refused in the same words. */
export function describeRefused(
  id: GatewayId,
  rows: readonly RefusedMethod[],
  labelOf: LabelOf = (method) => termsOf(method).label,
): PaymentTrouble[] {
  const gateway = GATEWAY_NAMES[id]
  const alike = Map.groupBy(
    rows.toSorted((one, other) => (one.since < other.since ? -1 : 1)),
    ({ reason, detail }) => `${reason} ${detail}`,
  )
  return [...alike.values()].map((group) => {
    const [{ since, reason, detail } = { since: '', reason: 'refused', detail: '' }] = group
    const names = group.map(({ method }) => labelOf(method)).join(', ')
    const values = { gateway, names, words: withoutStop(detail) }
    const kind = reason === 'fee' ? 'fee' : causeOf(detail) === 'qr' ? 'no_qr' : 'refused'
    return { gateway, since, times: null, reason: `method_${kind}` as const, values }
  })
}

/** Gives Today, Go live and `npm run doctor` one text for a failed checkout, with what to check. */
export function describeFailure({ gateway, variable, words, reason }: Failure): Found {
  const said = withoutStop(words ?? reason)
  const cause = causeOf(said)
  const address = refusedAddress(said)
  if (address) return { reason: 'checkout_refused_address', values: { gateway, words: said, address } }
  if (cause === 'busy') return { reason: 'checkout_busy', values: { gateway } }
  if (cause === 'blocked') return { reason: 'checkout_blocked', values: { gateway } }
  if (words === null) return { reason: 'checkout_unanswered', values: { gateway, detail: said } }
  if (variable !== null)
    return {
      reason: 'checkout_refused_variable',
      values: { gateway, words: said, variable, file: settingsFile() },
    }
  if (cause === 'email')
    return { reason: 'checkout_refused_email', values: { gateway, words: said, file: settingsFile() } }
  return { reason: 'checkout_refused', values: { gateway, words: said } }
}

/** The sentence around the words ends with its own full stop. */
function withoutStop(text: string): string {
  return text.replace(/[.\s]+$/, '')
}

/** Null where the gateway does not say that it refuses the address of this server. */
export function describeRefusedAddress(gateway: string, words: string): Found | null {
  const address = refusedAddress(words)
  return address ? { reason: 'gateway_address_refused', values: { gateway, address } } : null
}
