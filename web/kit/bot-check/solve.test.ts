import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { Challenge, type ProofOfWork } from '#contract/site/bot-check.schema.ts'
import { toToken } from './proof-of-work.ts'
import { solve } from './solve.ts'

const SECRETS = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' }

async function newChallenge(counter: number, steps = 100) {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter,
    deriveKey,
    data: { steps },
    ...SECRETS,
  })
  return Challenge.parse(challenge)
}

test('finds a solution that the server accepts', async () => {
  const challenge = await newChallenge(42)
  const solution = await solve(challenge)
  expect(solution?.counter).toBe(42)
  const token = toToken({ challenge, solution } as ProofOfWork)
  const proof = JSON.parse(Buffer.from(token, 'base64').toString())
  expect(await verifySolution({ ...proof, deriveKey, ...SECRETS })).toMatchObject({ verified: true })
})

test.each([0, 1, 7, 8, 99, 100])('finds counter %d', async (counter) => {
  expect(await solve(await newChallenge(counter))).toMatchObject({ counter })
})

test('stops at the largest counter of the challenge', async () => {
  expect(await solve(await newChallenge(300, 50))).toBeNull()
})

test('rejects a challenge with another algorithm', async () => {
  const challenge = await newChallenge(1)
  challenge.parameters.algorithm = 'SHA-256'
  await expect(solve(challenge)).rejects.toThrow('Unsupported algorithm')
})
