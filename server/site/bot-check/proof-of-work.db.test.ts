import { createHmac } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test, vi } from 'vitest'
import { Challenge, type ProofOfWork } from '#contract/site/bot-check.schema.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { CHEAP_PROOF } from '#tests/support/cheap-proof.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { toToken } from '#web/kit/bot-check/proof-of-work.ts'
import { solve } from '#web/kit/bot-check/solve.ts'
import { createBotChecker, type ProofCost } from './index.ts'

const MINUTE_MS = 60_000
const address = '203.0.113.7'

/** The library looks at the real clock as well, so ours goes as that one does, and can be set ahead. */
async function openChecker(kind: DatabaseKind, cost: { proofCost?: ProofCost } = { proofCost: CHEAP_PROOF }) {
  const database = await openTestDatabase(kind)
  let ahead = 0
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const deps = {
    db: database.db,
    clock: { now: () => new Date(Date.now() + ahead) },
    random: systemRandom,
    log,
    turnstile: null,
    ...cost,
    publicUrl: 'https://angkasa.test',
  }
  return {
    db: database.db,
    log,
    checker: createBotChecker(deps),
    another: () => createBotChecker(deps),
    goAhead: (ms: number) => {
      ahead = ms
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

const newToken = async ({ checker }: Awaited<ReturnType<typeof openChecker>>) =>
  toToken(await prove(await checker.newChallenge()))

async function prove(challenge: Challenge | null): Promise<ProofOfWork> {
  const solution = challenge && (await solve(challenge))
  if (!challenge || !solution) throw new Error('there is no solution')
  return { challenge, solution }
}

const onBoth = onBothWith(openChecker)

onBoth('accepts a solved challenge once', async (open) => {
  const token = await newToken(open)

  expect(token.length).toBeLessThan(1_200)
  expect(await open.checker.verify({ token, address })).toBe('passed')
  expect(await open.checker.verify({ token, address })).toBe('failed')
  // A proof in other letters is still that proof.
  expect(await open.checker.verify({ token: `${token}\n`, address })).toBe('failed')
})

onBoth('accepts one of many concurrent uses, across processes', async (open) => {
  const checkers = [open.checker, open.another(), open.another()]
  const token = await newToken(open)
  const asked = [...checkers, ...checkers, ...checkers].map((checker) => checker.verify({ token, address }))
  const verdicts = await Promise.all(asked)

  expect(verdicts.filter((verdict) => verdict === 'passed')).toHaveLength(1)
  expect(verdicts.filter((verdict) => verdict === 'failed')).toHaveLength(8)
  expect(await open.db.selectFrom('secret').selectAll().execute()).toHaveLength(1)
})

onBoth('a challenge expires after ten minutes', async (open) => {
  const [early, late] = [await newToken(open), await newToken(open)]

  open.goAhead(9 * MINUTE_MS)
  expect(await open.checker.verify({ token: early, address })).toBe('passed')
  open.goAhead(10 * MINUTE_MS + 1_000)
  expect(await open.checker.verify({ token: late, address })).toBe('expired')
})

onBoth('deletes spent proofs well after they expire', async (open) => {
  await open.checker.verify({ token: await newToken(open), address })
  const count = async () => (await open.db.selectFrom('spent_proof').selectAll().execute()).length

  open.goAhead(30 * MINUTE_MS)
  await open.checker.sweep()
  expect(await count()).toBe(1)
  open.goAhead(71 * MINUTE_MS)
  await open.checker.sweep()
  expect(await count()).toBe(0)
})

test('refuses a proof with any change', async () => {
  await using open = await openChecker('sqlite')
  const { challenge, solution } = await prove(await open.checker.newChallenge())
  const { parameters, signature } = challenge
  const other = await prove(await open.checker.newChallenge())
  const changed: Record<string, unknown> = {
    'more time': { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 600 },
    'no end': { ...parameters, expiresAt: undefined },
    'an easier puzzle': { ...parameters, cost: 1 },
    'a shorter prefix': { ...parameters, keyPrefix: '' },
    'no signed key': { ...parameters, keySignature: undefined },
    'another nonce': { ...parameters, nonce: other.challenge.parameters.nonce },
    'another purpose': { ...parameters, data: { purpose: 'login' } },
  }
  const tokens = [
    ...Object.values(changed).map((parameters) => ({ challenge: { parameters, signature }, solution })),
    { challenge: { parameters, signature: other.challenge.signature }, solution },
    { challenge: { parameters, signature: '' }, solution },
    { challenge, solution: other.solution },
    { challenge, solution: { ...solution, derivedKey: solution.derivedKey.replace(/.$/, 'g') } },
    { challenge, solution: { ...solution, counter: -1 } },
    { challenge, solution: { counter: solution.counter, derivedKey: parameters.keyPrefix } },
  ].map((proof) => toToken(proof as ProofOfWork))

  for (const token of tokens) expect(await open.checker.verify({ token, address })).toBe('failed')
  expect(await open.checker.verify({ token: toToken({ challenge, solution }), address })).toBe('passed')
})

test('refuses a challenge that was signed for another purpose', async () => {
  await using open = await openChecker('sqlite')
  await open.checker.newChallenge()
  const { value } = await open.db.selectFrom('secret').selectAll().executeTakeFirstOrThrow()
  const derive = (use: string) => createHmac('sha256', value).update(use).digest('hex')
  const sign = async (data: Record<string, string>) => {
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
      expiresAt: new Date(Date.now() + MINUTE_MS),
      data,
      hmacSignatureSecret: derive('challenge'),
      hmacKeySignatureSecret: derive('key'),
    })
    return toToken(await prove(Challenge.parse(made)))
  }

  expect(await open.checker.verify({ token: await sign({ purpose: 'login' }), address })).toBe('failed')
  expect(await open.checker.verify({ token: await sign({ purpose: 'checkout' }), address })).toBe('passed')
})

test.each([
  ...['', ' ', 'XXXX.DUMMY.TOKEN.XXXX', 'null', '\u0000\uffff😀', 'A'.repeat(4_096), 'A'.repeat(1_000_000)],
  ...['null', '[]', '{}', '{"challenge":', '"'.repeat(100), '{"__proto__":{"verified":true}}'].map(btoa),
  btoa('{"challenge":{},"solution":{}}'),
  btoa('{"challenge":{"parameters":{},"signature":""},"solution":{"counter":1,"derivedKey":""}}'),
])('refuses garbage: %.40j', async (token) => {
  await using open = await openChecker('sqlite')

  expect(await open.checker.verify({ token, address })).toBe('failed')
  expect(open.log.error).not.toHaveBeenCalled()
})

test('is unavailable during a database outage', async () => {
  await using open = await openChecker('sqlite')
  const token = await newToken(open)
  await open.db.destroy()

  expect(await open.checker.verify({ token, address })).toBe('unavailable')
  expect(open.log.error).toHaveBeenCalledOnce()
})

test('a challenge contains lifetime and largest counter, but not the solution', async () => {
  await using open = await openChecker('sqlite', {})
  const challenge = await open.checker.newChallenge()

  expect(open.checker.describe()).toEqual({ kind: 'proof-of-work' })
  expect(challenge?.parameters).toMatchObject({
    algorithm: 'PBKDF2/SHA-256',
    data: { purpose: 'checkout', seconds: 600, steps: 1_400 },
  })
  expect(challenge?.parameters).not.toHaveProperty('counter')
  const { counter } = (await prove(challenge)).solution
  expect(counter).toBeGreaterThanOrEqual(350)
  expect(counter).toBeLessThanOrEqual(1_400)
})
