import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, ProofOfWork } from '#contract/site/bot-check.schema.ts'

export type Solution = ProofOfWork['solution']

const DEFAULT_MAX_COUNTER = 100_000

/** Null when no counter up to the challenge's limit solves it. */
export function solve(challenge: Challenge): Promise<Solution | null> {
  const maxCounter = Number(challenge.parameters.data?.steps) || DEFAULT_MAX_COUNTER
  const controller = new AbortController()
  let counter = 0
  return solveChallenge({
    challenge,
    controller,
    deriveKey: (...args) => {
      // The library still checks the key of this counter before it stops.
      if (counter === maxCounter) controller.abort()
      counter += 1
      return deriveKey(...args)
    },
  })
}
