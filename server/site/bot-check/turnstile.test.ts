import { expect, test, vi } from 'vitest'
import {
  DUMMY_TOKEN,
  FAILING_SECRET,
  PASSING_SECRET,
  SPENT_SECRET,
  startTurnstileServer,
  type TurnstileFault,
} from '#tests/simulators/turnstile-server.ts'
import { shortTimeouts } from '#tests/support/short-timeouts.ts'
import { testWith } from '#tests/support/test-with.ts'
import { createTurnstile, isDummySecret } from './turnstile.ts'

const hostname = 'angkasa.test'
const address = '203.0.113.7'

async function openTurnstile({ secretKey }: { secretKey?: string } = {}) {
  const now = () => new Date('2026-11-15T03:00:00.000Z')
  const { close, ...server } = await startTurnstileServer({ now })
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const { scriptUrl, verifyUrl } = server
  const settings = { siteKey: 'site', secretKey: secretKey ?? server.secretKey, scriptUrl, verifyUrl }
  const checker = createTurnstile({ settings, hostnames: [hostname], log })
  /** A token that a visitor of the page got. */
  const verify = (made: Parameters<typeof server.issue>[0] = { hostname }) =>
    checker.verify({ token: server.issue(made), address })
  return { ...server, log, checker, verify, [Symbol.asyncDispose]: close }
}

const atTurnstile = testWith(openTurnstile)

atTurnstile('accepts a token once', async (turnstile) => {
  const token = turnstile.issue({ hostname })

  expect(await turnstile.checker.verify({ token, address })).toBe('passed')
  expect(await turnstile.checker.verify({ token, address })).toBe('expired')
  expect(turnstile.requests[0]).toEqual({
    secret: turnstile.secretKey,
    response: token,
    remoteip: address,
    idempotency_key: expect.stringMatching(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
  })
})

test.each([
  { hostname: 'evil.test' },
  { hostname: `${hostname}.evil.test` },
  { hostname: '' },
  { hostname, action: 'login' },
  { hostname, action: '' },
])('refuses a token of another host or action: %j', async (made) => {
  await using turnstile = await openTurnstile()

  expect(await turnstile.verify(made)).toBe('failed')
})

atTurnstile('refuses a forged token, and an empty or too long one without a request', async (turnstile) => {
  expect(await turnstile.checker.verify({ token: 'made-up', address })).toBe('failed')
  expect(await turnstile.checker.verify({ token: '', address })).toBe('failed')
  expect(await turnstile.checker.verify({ token: 'x'.repeat(2_049), address })).toBe('failed')
  expect(turnstile.requests).toHaveLength(1)
  expect(turnstile.log.error).not.toHaveBeenCalled()
})

test.each<TurnstileFault>(['error-500-once', 'internal-error-once', 'lost-answer-once'])(
  '%s: the second try passes, with the same key',
  async (fault) => {
    await using turnstile = await openTurnstile()
    turnstile.setFault(fault)

    expect(await turnstile.verify()).toBe('passed')
    const [first, second] = turnstile.requests
    expect(turnstile.requests).toHaveLength(2)
    expect(second).toEqual(first)
  },
)

test.each<TurnstileFault>([
  ...(['error-500', 'internal-error', 'cut-short', 'garbage', 'wrong-types', 'huge', 'redirect'] as const),
])('%s: unavailable after two tries, logged once', async (fault) => {
  await using turnstile = await openTurnstile()
  turnstile.setFault(fault)

  expect(await turnstile.verify()).toBe('unavailable')
  expect(turnstile.requests).toHaveLength(2)
  expect(await turnstile.verify()).toBe('unavailable')
  expect(turnstile.log.error).toHaveBeenCalledOnce()
  expect(JSON.stringify(turnstile.log.error.mock.calls)).not.toContain(turnstile.secretKey)

  turnstile.setFault(null)
  expect(await turnstile.verify()).toBe('passed')
})

test('hang: given up after two tries of five seconds', async () => {
  using timeouts = shortTimeouts()
  await using turnstile = await openTurnstile()
  turnstile.setFault('hang')

  expect(await turnstile.verify()).toBe('unavailable')
  expect(turnstile.requests).toHaveLength(2)
  expect(timeouts.requested).toEqual([5_000, 5_000])
})

test('hang once: the second try passes', async () => {
  using _timeouts = shortTimeouts((_, place) => place === 0)
  await using turnstile = await openTurnstile()
  turnstile.setFault('hang-once')

  expect(await turnstile.verify()).toBe('passed')
})

test('is unavailable with a wrong secret, which is logged once', async () => {
  await using turnstile = await openTurnstile({ secretKey: 'wrong-secret' })

  expect([await turnstile.verify(), await turnstile.verify()]).toEqual(['unavailable', 'unavailable'])
  expect(turnstile.log.error).toHaveBeenCalledOnce()
  expect(turnstile.log.error).toHaveBeenCalledWith({ reason: 'invalid-input-secret' }, expect.any(String))
})

test.each([
  [PASSING_SECRET, 'passed'],
  [FAILING_SECRET, 'failed'],
  [SPENT_SECRET, 'expired'],
] as const)('test secret %s: %s', async (secretKey, verdict) => {
  await using turnstile = await openTurnstile({ secretKey })

  expect(await turnstile.checker.verify({ token: DUMMY_TOKEN, address })).toBe(verdict)
  expect(isDummySecret(secretKey)).toBe(true)
  expect(isDummySecret(turnstile.secretKey)).toBe(false)
})

atTurnstile('describes site key and script without the secret', async (turnstile) => {
  expect(turnstile.checker.describe()).toEqual({
    kind: 'turnstile',
    siteKey: 'site',
    scriptUrl: turnstile.scriptUrl,
  })
  expect(await turnstile.checker.newChallenge()).toBeNull()
})

atTurnstile('limits concurrent requests per network', async (turnstile) => {
  turnstile.setFault('hang')
  const flood = Array.from({ length: 60 }, (_, number) =>
    turnstile.checker.verify({ token: `made-up ${number}`, address }),
  )
  expect(await Promise.race(flood)).toBe('unavailable')
  expect(turnstile.requests.length).toBeLessThanOrEqual(4)
  turnstile.setFault(null)

  const token = turnstile.issue({ hostname })
  expect(await turnstile.checker.verify({ token, address: '203.0.113.8' })).toBe('passed')
})
