import { expect, test } from 'vitest'
import { announce } from './start-banner.ts'
import { type Env, readConfig } from './config.ts'

function said(env: Env): string[] {
  const lines: string[] = []
  announce(readConfig(env), null, (line) => lines.push(line))
  return lines
}

const warnings = (env: Env) => said(env).filter((line) => line.startsWith('Warning:'))

test('a start without settings warns of nothing, and ends with the address', () => {
  expect(warnings({})).toEqual([])
  expect(said({}).at(-1)).toBe('Site:     http://localhost:3000')
})

test('real payments with a simulated game server are said loudly', () => {
  const tripay = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }
  expect(warnings(tripay)).toEqual([
    'Warning:  payments are REAL, but deliveries go to a simulator: paid orders reach no game server. Set RCON_HOST and RCON_PASSWORD',
  ])
  expect(warnings({ ...tripay, RCON_HOST: 'mc.test', RCON_PASSWORD: 'x' })).toEqual([])
})

test('a leaderboard tab without a source is named', () => {
  const survival = { AJLEADERBOARDS_SURVIVAL_URL: 'sqlite:a.db' }
  const tycoon = { AJLEADERBOARDS_TYCOON_URL: 'sqlite:b.db' }
  expect(warnings(survival)).toEqual([expect.stringContaining('Set AJLEADERBOARDS_TYCOON_URL')])
  expect(warnings(tycoon)).toEqual([expect.stringContaining('tab survival has no source')])
  expect(warnings({ ...survival, ...tycoon })).toEqual([])
})
