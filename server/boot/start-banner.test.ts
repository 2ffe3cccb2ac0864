import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { type Env, readConfig } from '#server/config/config.ts'
import { describeParts } from '#server/monitoring/health/parts.ts'
import { simulatedServers } from '#tests/support/simulated-servers.ts'
import { printBanner } from './start-banner.ts'

function bannerOf(env: Env, receiverProblem: string | null = null): string[] {
  const lines: string[] = []
  const config = readConfig(env)
  const servers = simulatedServers(config)
  const { tabs } = demoSettings.boards
  const parts = describeParts(config, servers)
  printBanner({ config, servers, tabs, admin: null, parts, receiverProblem }, (line) => lines.push(line))
  return lines
}

const lineOf = (name: string, env: Env) => bannerOf(env).filter((line) => line.startsWith(`${name}:`))
const warnings = (env: Env) => lineOf('Warning', env)

const PUBLIC_URL = 'https://angkasa.test'
const HOST = '0.0.0.0'
const TRIPAY = { HOST, PUBLIC_URL, TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }
const RCON = { RCON_HOST: 'mc.test', RCON_PASSWORD: 'x' }

test('the banner of a live site names what is off and what connects it', () => {
  const env = { ...TRIPAY, ...RCON, NODE_ENV: 'production' }
  expect(lineOf('Live', env)).toEqual([
    'Live:     payments (Tripay), delivery (RCON), bot check (ALTCHA proof of work), files (disk), database (SQLite)',
  ])
  expect(lineOf('Demo', env)).toEqual(['Demo:     none'])
  expect(lineOf('Off', env)).toEqual(['Off:      status, leaderboards, voters'])
})

const WHOLE = {
  ...TRIPAY,
  ...RCON,
  GAME_PING_NETWORK: 'mc.test',
  VOTIFIER_PORT: '8192',
  AJLEADERBOARDS_SURVIVAL_URL: 'sqlite:a.db',
  AJLEADERBOARDS_SKYBLOCK_URL: 'sqlite:b.db',
}

test.each([
  [
    'a demo',
    {},
    'visitors see a demo, marked by a badge. http://localhost:3000/admin/go-live shows what makes it yours and live; npm run doctor prints the same',
  ],
  [
    'a site with parts that are off',
    { ...TRIPAY, ...RCON, NODE_ENV: 'production' },
    "visitors don't see what is off. status: enter a ping address under Servers; leaderboards: enter a leaderboard database under Servers; voters: enter VOTIFIER_PORT",
  ],
  [
    'simulators in production',
    { NODE_ENV: 'production', ALLOW_SANDBOX: '1' },
    'visitors see a demo, marked by a badge. Remove ALLOW_SANDBOX to switch the simulators off',
  ],
  [
    'a whole site',
    WHOLE,
    'nothing is left to connect. Test every part at https://angkasa.test/admin/go-live or with npm run doctor',
  ],
])('the next step of %s', (_, env, next) => {
  expect(lineOf('Next', env)).toEqual([`Next:     ${next}`])
})

test('warns of real payments without a game server', () => {
  expect(warnings({})).toEqual([])
  expect(warnings(TRIPAY)).toEqual([
    expect.stringContaining('payments are REAL, but no game server has RCON: paid orders wait.'),
  ])
  expect(warnings({ ...TRIPAY, ...RCON })).toEqual([])
})

test('warns of a live site that only this machine reaches', () => {
  const away = [expect.stringContaining('only this machine reaches the site')]
  const live = { ...TRIPAY, ...RCON }
  expect(warnings({ ...live, HOST: '' })).toEqual(away)
  expect(warnings({ ...live, HOST: '127.0.0.1', TRUST_PROXY: '1' })).toEqual([])
  expect(warnings({ HOST: '127.0.0.1' })).toEqual([])
})

test('warns of a receiver of votes that cannot listen', () => {
  expect(bannerOf({ VOTIFIER_PORT: '8192' }, 'listen EADDRINUSE 0.0.0.0:8192').join()).toContain(
    'Warning:  no vote arrives: listen EADDRINUSE 0.0.0.0:8192. Set another VOTIFIER_PORT',
  )
})

test('warns of a leaderboard tab without a source', () => {
  const survival = { AJLEADERBOARDS_SURVIVAL_URL: 'sqlite:a.db' }
  const tycoon = { AJLEADERBOARDS_TYCOON_URL: 'sqlite:b.db' }
  expect(warnings(survival)).toEqual([expect.stringContaining('set AJLEADERBOARDS_SKYBLOCK_URL')])
  expect(warnings(tycoon)).toEqual([expect.stringContaining('tab survival is hidden')])
  expect(warnings({ ...survival, ...tycoon })).toEqual([])
})
