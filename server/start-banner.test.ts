import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { type Env, readConfig } from './config.ts'
import { resolveServers } from './servers/resolve-servers.ts'
import { printBanner } from './start-banner.ts'

function bannerOf(env: Env): string[] {
  const lines: string[] = []
  const config = readConfig(env)
  const servers = resolveServers(demoSettings.servers, config.serverVariables, () => null)
  const { tabs } = demoSettings.boards
  printBanner({ config, servers, tabs, admin: null }, (line) => lines.push(line))
  return lines
}

const warnings = (env: Env) => bannerOf(env).filter((line) => line.startsWith('Warning:'))

test('the banner without settings has no warning and ends with the URL', () => {
  expect(warnings({})).toEqual([])
  expect(bannerOf({}).at(-1)).toBe('Site:     http://localhost:3000')
})

test('warns of real payments without a game server', () => {
  const tripay = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }
  expect(warnings(tripay)).toEqual([
    expect.stringContaining('payments are REAL, but no game server has RCON: paid orders wait.'),
  ])
  expect(warnings({ ...tripay, RCON_HOST: 'mc.test', RCON_PASSWORD: 'x' })).toEqual([])
})

test('warns of a leaderboard tab without a source', () => {
  const survival = { AJLEADERBOARDS_SURVIVAL_URL: 'sqlite:a.db' }
  const tycoon = { AJLEADERBOARDS_TYCOON_URL: 'sqlite:b.db' }
  expect(warnings(survival)).toEqual([expect.stringContaining('set AJLEADERBOARDS_SKYBLOCK_URL')])
  expect(warnings(tycoon)).toEqual([expect.stringContaining('tab survival has no source')])
  expect(warnings({ ...survival, ...tycoon })).toEqual([])
})
