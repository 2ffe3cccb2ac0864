import type { ProofOfWork } from '#contract/bot-check.schema.ts'

/** What an order carries as its `turnstileToken`. */
export function toToken(proof: ProofOfWork): string {
  return btoa(JSON.stringify(proof))
}
