import type { Found } from '#contract/monitoring/checks.ts'
import type { CheckoutFailure } from '#server/shop/payments/checkout-failures.service.ts'

/** Gives Today, Go live and `npm run doctor` one text for a failure. */
export function describeFailure({ gateway, variable, ...failure }: CheckoutFailure): Found {
  // The sentence around them ends with its own full stop.
  const [words, reason] = [failure.words, failure.reason].map((text) => text?.replace(/[.\s]+$/, ''))
  if (!words) return { reason: 'checkout_unanswered', values: { gateway, detail: reason ?? '' } }
  return variable === null
    ? { reason: 'checkout_refused', values: { gateway, words } }
    : { reason: 'checkout_refused_variable', values: { gateway, words, variable } }
}
