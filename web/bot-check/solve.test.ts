import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test, vi } from 'vitest'
import { ChallengeReply } from '#contract/bot-check.schema.ts'
import type { ProofOfWork } from '#contract/bot-check.ts'
import { ALGORITHM, solve } from './solve.ts'
import { toToken } from './to-token.ts'

const SECRETS = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' }

async function newChallenge(counter: number, steps = 100) {
  const made = await createChallenge({
    algorithm: ALGORITHM,
    cost: 10,
    counter,
    deriveKey,
    data: { steps },
    ...SECRETS,
  })
  return ChallengeReply.parse(made)
}

test.each([
  ['the browser’s own cryptography', globalThis.crypto],
  ['plain script, where that is locked', {}],
])('with %s the solution is the one that altcha-lib accepts', async (_, crypto) => {
  const challenge = await newChallenge(42)
  vi.stubGlobal('crypto', crypto)
  const solution = await solve(challenge)
  vi.unstubAllGlobals()

  expect(solution?.counter).toBe(42)
  const sent = JSON.parse(Buffer.from(toToken({ challenge, solution } as ProofOfWork), 'base64').toString())
  expect(await verifySolution({ ...sent, deriveKey, ...SECRETS })).toMatchObject({ verified: true })
})

test.each([0, 1, 7, 8, 99, 100])('place %d is found', async (counter) => {
  expect(await solve(await newChallenge(counter))).toMatchObject({ counter })
})

test('how far it is grows up to the end', async () => {
  const parts: number[] = []
  await solve(await newChallenge(100), (part) => parts.push(part))

  expect(parts.length).toBeGreaterThan(5)
  expect(parts).toEqual(parts.toSorted((one, other) => one - other))
  expect(parts.at(-1)).toBeLessThanOrEqual(1)
})

test('what cannot be found is given up', async () => {
  expect(await solve(await newChallenge(300, 50))).toBeNull()
})

test('another kind of puzzle is not tried', async () => {
  const challenge = await newChallenge(1)
  challenge.parameters.algorithm = 'SHA-256'
  expect(await solve(challenge)).toBeNull()
})
