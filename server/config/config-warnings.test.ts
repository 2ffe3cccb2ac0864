import { expect, test } from 'vitest'
import { VARIABLE_NAMES } from './config.ts'
import { configWarnings } from './config-warnings.ts'

const ADDRESS = { PUBLIC_URL: 'https://angkasa.test' }
const LIVE = { ...ADDRESS, NODE_ENV: 'production' }

const named = (given: Record<string, string>, isProduction = true) =>
  configWarnings(given, { isProduction }).map(({ name, reason, values }) => [name, reason, values])

test.each([
  [{ PULIC_URL: 'https://angkasa.test' }, 'PULIC_URL', 'variable_near', { near: 'PUBLIC_URL' }],
  [{ TRIPAY_MERCHANT: 'T1' }, 'TRIPAY_MERCHANT', 'variable_unknown', {}],
  [{ DATABASE_URI: 'postgres://a/b' }, 'DATABASE_URI', 'variable_near', { near: 'DATABASE_URL' }],
  [{ VOTIFIER_TOKEN: 'x'.repeat(16) }, 'VOTIFIER_TOKEN', 'variable_half', { needed: 'VOTIFIER_PORT' }],
  [{ RCON_PORT: '25575' }, 'RCON_PORT', 'variable_half', { needed: 'RCON_HOST' }],
  [{ RCON_HOST: 'mc.internal' }, 'RCON_HOST', 'variable_password', { needed: 'RCON_PASSWORD' }],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV', 'variable_node_env', { value: 'prod' }],
  [{ PUBLIC_URL: 'https://a.test/shop/' }, 'PUBLIC_URL', 'variable_path', { used: 'https://a.test' }],
] as const)('%j is named', (given, name, reason, values) => {
  expect(named({ ...LIVE, ...given })).toEqual([[name, reason, { name, ...values }]])
})

test('a live site without its address is named, a demo is not', () => {
  expect(named({ NODE_ENV: 'production' })).toEqual([
    ['PUBLIC_URL', 'variable_missing', { name: 'PUBLIC_URL' }],
  ])
  expect(named({}, false)).toEqual([])
})

test('every variable of the site, of its servers and channels, and those of other programs are left alone', () => {
  const own = [...VARIABLE_NAMES, 'RCON_SKYBLOCK_PASSWORD', 'AJLEADERBOARDS_SKYBLOCK_URL', 'NOTICES_TEAM_URL']
  const others = ['PATH', 'HOME', 'HOSTNAME', 'LOGNAME', 'NODE_OPTIONS', 'MAIL', 'LANG', 'INVOCATION_ID']
  const given = Object.fromEntries([...own, ...others].map((name) => [name, 'https://angkasa.test']))
  expect(named({ ...given, ...LIVE })).toEqual([])
})
