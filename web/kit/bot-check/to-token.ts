import type { ProofOfWork } from '#contract/site/bot-check.schema.ts'

/** Sent as the `turnstileToken` of an order. */
export function toToken(proof: ProofOfWork): string {
  return btoa(JSON.stringify(proof))
}
