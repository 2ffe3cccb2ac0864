import { expect, test } from 'vitest'
import { TEXTS } from '#content/checks/describe-check.ts'
import { demoSettings } from '#content/settings/index.ts'
import { CHECK_PARTS, CHECK_REASONS, CHECK_STATES, stateOfPart } from '#contract/monitoring/checks.ts'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import { unavailable } from '#server/shop/payments/gateways/tripay/tripay-api.ts'
import { checkProxyHeaders, MADE_UP_ADDRESS as MADE_UP } from './address-checks.ts'
import { type Check, failing, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'
import { paymentChecks } from './payment-checks.ts'
import { hideSecrets, runChecks } from './run-checks.ts'

const VISITOR = '198.51.100.7'
const PROXY = '10.0.0.2'
const LOCAL = '127.0.0.1'
const DIRECT = [MADE_UP, VISITOR]
const ONE_PROXY = [MADE_UP, VISITOR, LOCAL]
const READY = { state: 'ready' }
const untrusted = { reason: 'proxy_untrusted', values: { address: LOCAL, expected: VISITOR, hops: 1 } }
const forgeable = (hops: number) => ({ reason: 'proxy_forgeable', values: { hops } })

test.each([
  ['without a proxy the connection itself is the visitor', VISITOR, DIRECT, READY],
  ['in its IPv6 form, too', `::ffff:${VISITOR}`, DIRECT, READY],
  ['without a proxy no header is trusted', MADE_UP, DIRECT, forgeable(0)],
  ['behind one proxy TRUST_PROXY is 1', VISITOR, ONE_PROXY, { ...READY, values: { address: VISITOR } }],
  ['and not 0', LOCAL, ONE_PROXY, untrusted],
  ['and not 2', MADE_UP, ONE_PROXY, forgeable(1)],
  ['behind two proxies', PROXY, [MADE_UP, VISITOR, PROXY, LOCAL], { values: { hops: 2 } }],
  ['behind one that replaces the header', VISITOR, [VISITOR, LOCAL], READY],
  ['and is not trusted', LOCAL, [VISITOR, LOCAL], untrusted],
])('%s', (_, address, chain, outcome) => {
  expect(checkProxyHeaders({ kind: 'ours', address, chain })).toMatchObject(outcome)
})

test('every reason, part and state has its words in both languages', () => {
  for (const texts of Object.values(TEXTS)) {
    for (const reason of CHECK_REASONS) expect(texts[`reason_${reason}`], reason).toBeTruthy()
    for (const part of CHECK_PARTS) expect(texts[`part_${part}`], part).toBeTruthy()
    for (const state of CHECK_STATES) expect(texts[`state_${state}`], state).toBeTruthy()
  }
})

test('the worst check decides about its part; what is off does not count beside others', () => {
  expect(stateOfPart(['ready', 'demo', 'failing'])).toBe('failing')
  expect(stateOfPart(['ready', 'demo'])).toBe('demo')
  expect(stateOfPart(['ready', 'off'])).toBe('ready')
  expect(stateOfPart(['off'])).toBe('off')
})

const check = (id: string, run: Check['run']): Check => ({ id, part: 'data', run })
const runAll = (checks: Check[], options = {}) => runChecks(checks, { clock, secrets: [], ...options })

test('a check that throws fails, and the others run', async () => {
  const broken = check('a', () => {
    throw new Error('broken')
  })
  expect(await runAll([broken, check('b', () => ready('config_ready'))])).toMatchObject([
    { id: 'a', state: 'failing', reason: 'crashed', values: { detail: 'broken' } },
    { id: 'b', state: 'ready' },
  ])
})

test('the time limit holds when a check ignores its signal', async () => {
  const results = await runAll([check('a', () => new Promise(() => {}))], { limitMs: 20 })
  expect(results).toMatchObject([{ state: 'failing', reason: 'time_limit' }])
})

test('at most six checks run at the same time', async () => {
  let running = 0
  let most = 0
  const one = check('a', async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return ready('config_ready')
  })
  await runAll(Array.from({ length: 20 }, () => one))
  expect(most).toBe(6)
})

test('secrets and control characters never reach a result', async () => {
  const detail = 'login a:geheim123@host with geheim123\u0007\u202e //user:pw@host'
  const crashed = check('a', () => failing('crashed', { detail }))
  const [result] = await runAll([crashed], { secrets: ['geheim123'] })
  expect(result?.values.detail).toBe('login a:•••@host with •••  //•••@host')
  expect(hideSecrets('short', ['rt'])).toBe('short')
})

const deps = (error: Error) =>
  ({
    config: { gateways: [{ id: 'tripay', isTest: false }] },
    savedSettings: () => demoSettings,
    findCheckoutFailure: async () => null,
    findRefusedMethods: async () => [],
    retest: null,
    listChannels: () => Promise.reject(error),
  }) as unknown as CheckDeps

test.each([
  ['is unreachable: ECONNREFUSED', 'ECONNREFUSED'],
  ['replied 502', 'replied 502'],
])('a gateway that %s: the sentence names it once', async (what, detail) => {
  const [check] = paymentChecks(deps(unavailable(what)))
  const outcome = await check?.run(new AbortController().signal)
  expect(outcome).toEqual({
    state: 'failing',
    reason: 'gateway_unreachable',
    values: { gateway: 'Tripay', detail, variable: 'TRIPAY_URL' },
  })
})
