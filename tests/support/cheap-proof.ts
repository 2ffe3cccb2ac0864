import type { Challenge } from '#contract/site/bot-check.schema.ts'

/** A proof of work in a millisecond: the real cost takes a second of a core per order. */
export const CHEAP_PROOF = { iterations: 2, minCounter: 2, maxCounter: 8 }

export const CHALLENGE: Challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'aa',
    salt: 'bb',
    cost: 1,
    keyLength: 32,
    keyPrefix: 'cc',
    data: { purpose: 'checkout', seconds: 600, steps: 800 },
  },
  signature: 'dd',
}
