import type { ProofOfWork } from '#contract/bot-check.schema.ts'

/** Sent as the `turnstileToken` of an order. */
export function toToken(proof: ProofOfWork): string {
  return btoa(JSON.stringify(proof))
}
