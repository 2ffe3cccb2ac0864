import { expect, test } from 'vitest'
import { type Env, readConfig } from '#server/config/config.ts'
import { simulatedServers } from '#tests/support/simulated-servers.ts'
import { countSandboxParts, describeParts } from './parts.ts'

const TRIPAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }
const RCON = { RCON_HOST: 'mc.test', RCON_PASSWORD: 'x' }
const PRODUCTION = { NODE_ENV: 'production' }
const SIMULATED = { ...PRODUCTION, ALLOW_SANDBOX: '1' }
const CONNECTED = {
  ...TRIPAY,
  ...RCON,
  GAME_PING_NETWORK: 'mc.test',
  AJLEADERBOARDS_SURVIVAL_URL: 'sqlite:a.db',
  VOTIFIER_PORT: '8192',
}

function partsOf(env: Env) {
  const config = readConfig(env)
  return describeParts(config, simulatedServers(config))
}

/** A row names the modes of payments, status, delivery, leaderboards and voters, in this order. */
test.each<[string, Env, string]>([
  ['without configuration everything is a demo', {}, 'sandbox sandbox sandbox sandbox sandbox'],
  ['in production nothing is simulated', PRODUCTION, 'off off off off off'],
  ['with real payments nothing is simulated', TRIPAY, 'real off off off off'],
  ['ALLOW_SANDBOX brings the simulators back', SIMULATED, 'sandbox sandbox sandbox sandbox sandbox'],
  [
    'a paid order never reaches a simulator, not even with ALLOW_SANDBOX',
    { ...TRIPAY, ALLOW_SANDBOX: '1' },
    'real sandbox off sandbox sandbox',
  ],
  ['what is connected is real', CONNECTED, 'real real real real real'],
  [
    "with the keys of Tripay's own sandbox no money is real, so nothing of the demo is hidden",
    { ...TRIPAY, TRIPAY_URL: 'https://tripay.co.id/api-sandbox/' },
    'sandbox sandbox sandbox sandbox sandbox',
  ],
  [
    'a receiver of votes alone hides nothing of the demo',
    { VOTIFIER_PORT: '8192' },
    'sandbox sandbox sandbox sandbox real',
  ],
])('%s', (_rule, env, modes) => {
  const { payments, status, delivery, leaderboards, voters } = partsOf(env)
  const found = [payments, status, delivery, leaderboards, voters].map(({ mode }) => mode)
  expect(found.join(' ')).toBe(modes)
})

test('counts the parts that a simulator stands in for', () => {
  expect(countSandboxParts(partsOf({}))).toBe(5)
  expect(countSandboxParts(partsOf({ ...TRIPAY, ...RCON }))).toBe(0)
})
