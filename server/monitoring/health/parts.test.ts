import { expect, test } from 'vitest'
import { type Env, readConfig } from '#server/config/config.ts'
import { simulatedServers } from '#tests/support/simulated-servers.ts'
import { countSandboxParts, describeParts } from './parts.ts'

const TRIPAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }
const RCON = { RCON_HOST: 'mc.test', RCON_PASSWORD: 'x' }
const PRODUCTION = { NODE_ENV: 'production' }
const OWN = ['bot_check', 'files', 'database']

function partsOf(env: Env) {
  const config = readConfig(env)
  return describeParts(config, simulatedServers(config), config.voters !== null)
}

function modesOf(env: Env): string {
  return Object.entries(partsOf(env))
    .filter(([part]) => !OWN.includes(part))
    .map(([part, { mode }]) => `${part} ${mode}`)
    .join(', ')
}

test.each<[string, Env, string]>([
  [
    'without configuration everything is a demo',
    {},
    'payments sandbox, status sandbox, delivery sandbox, leaderboards sandbox, voters sandbox',
  ],
  [
    'in production nothing is simulated',
    PRODUCTION,
    'payments off, status off, delivery off, leaderboards off, voters off',
  ],
  [
    'with real payments nothing is simulated',
    TRIPAY,
    'payments real, status off, delivery off, leaderboards off, voters off',
  ],
  [
    'ALLOW_SANDBOX brings the simulators back',
    { ...PRODUCTION, ALLOW_SANDBOX: '1' },
    'payments sandbox, status sandbox, delivery sandbox, leaderboards sandbox, voters sandbox',
  ],
  [
    'a paid order never reaches a simulator, not even with ALLOW_SANDBOX',
    { ...TRIPAY, ALLOW_SANDBOX: '1' },
    'payments real, status sandbox, delivery off, leaderboards sandbox, voters sandbox',
  ],
  [
    'what is connected is real',
    {
      ...TRIPAY,
      ...RCON,
      GAME_PING_NETWORK: 'mc.test',
      AJLEADERBOARDS_SURVIVAL_URL: 'sqlite:a.db',
      MINECRAFT_MP_KEY: 'k',
    },
    'payments real, status real, delivery real, leaderboards real, voters real',
  ],
  [
    "Tripay's own sandbox is a demo of payments, and everything else is as on a live site",
    { ...TRIPAY, TRIPAY_URL: 'https://tripay.co.id/api-sandbox/' },
    'payments sandbox, status off, delivery off, leaderboards off, voters off',
  ],
])('%s', (_rule, env, modes) => {
  expect(modesOf(env)).toBe(modes)
})

test('counts the parts that a simulator stands in for', () => {
  expect(countSandboxParts(partsOf({}))).toBe(5)
  expect(countSandboxParts(partsOf({ ...TRIPAY, ...RCON }))).toBe(0)
})
