import { expect, test } from 'vitest'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { readConfig } from '#server/config/config.ts'
import { listProducts } from '#server/shop/products/product.repository.ts'
import { onBoth } from '#tests/support/databases.ts'
import { addProduct } from '#tests/support/orders.ts'
import {
  checkBedrockPrefixes,
  checkCategoriesInUse,
  checkHeadSources,
  checkPlayMoney,
  checkServersInUse,
  refusePlayMoney,
} from './settings-checks.ts'

const RCON = { host: 'a', port: 25_575 }
const [first, second, third] = demoSettings.servers.list
if (!first || !second || !third) throw new Error('the demo has three servers')
const withServers = (...list: Settings['servers']['list']): Settings => ({
  ...demoSettings,
  servers: { ...demoSettings.servers, list },
})
const REAL = withServers(first, { ...second, rcon: RCON })
const TRIPAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }

test('an RCON address is refused while payments are play money', () => {
  const check = (payments: Parameters<typeof checkPlayMoney>[0], settings = REAL) =>
    checkPlayMoney(payments)(settings, 'servers')
  const refused = [{ path: ['list', 1, 'rcon'], message: 'sandbox_needs_permission' }]
  expect(check({ hasPlayMoney: true, allowSandbox: false })).toEqual(refused)
  expect(check({ hasPlayMoney: true, allowSandbox: false }, demoSettings)).toEqual([])
  expect(check({ hasPlayMoney: false, allowSandbox: false })).toEqual([])
  expect(check({ hasPlayMoney: true, allowSandbox: true })).toEqual([])
  const other = checkPlayMoney({ hasPlayMoney: true, allowSandbox: false })(REAL, 'identity')
  expect(other).toEqual([])
})

test('a prefix begins with no hyphen, and all have one length', () => {
  const check = (...prefixes: string[]) => {
    const list = prefixes.map((bedrock_prefix) => ({ ...first, bedrock_prefix }))
    const issues = checkBedrockPrefixes(withServers(...list), 'servers') as SettingsIssue[]
    return issues.map(({ path, message }) => [path.join('.'), message])
  }
  expect(check('.', '.', '_')).toEqual([])
  expect(check('', '')).toEqual([])
  expect(check('.', 'BE_', '.')).toEqual([['list.1.bedrock_prefix', 'prefix_length']])
  expect(check('-')).toEqual([['list.0.bedrock_prefix', 'prefix_hyphen']])
})

test('services for heads inside the own network are refused on a real site', () => {
  const source = (url: string) => ({ url, editions: 'all' as const })
  const heads = {
    enabled: true,
    sources: [
      source('https://heads.test/{name}'),
      source('http://heads.test/{name}'),
      source('https://127.0.0.1/{name}'),
      source('https://[::1]:8443/{name}'),
      source('https://169.254.169.254/{name}'),
      source('https://nas.local/{name}'),
    ],
  }
  const check = (isAllowed: boolean, section: 'heads' | 'play' = 'heads') =>
    checkHeadSources(isAllowed)({ ...demoSettings, heads }, section).map(({ path, message }) => [
      path[1],
      message,
    ])

  const inside = [2, 3, 4, 5].map((index) => [index, 'private_address'])
  expect(check(false)).toEqual([[1, 'needs_https'], ...inside])
  expect(check(true)).toEqual([])
  expect(check(false, 'play')).toEqual([])
})

test('saved RCON addresses stop a start with play money', () => {
  const start = (env: Record<string, string>, settings = REAL) =>
    refusePlayMoney(readConfig(env), settings.servers)
  expect(() => start({})).toThrow(/^ALLOW_SANDBOX must be 1 .* \(SkyBlock\)/)
  expect(() => start({}, demoSettings)).not.toThrow()
  expect(() => start({ ALLOW_SANDBOX: '1' })).not.toThrow()
  expect(() => start(TRIPAY)).not.toThrow()
  const sandbox = { ...TRIPAY, TRIPAY_URL: 'https://tripay.co.id/api-sandbox' }
  expect(() => start(sandbox)).toThrow('ALLOW_SANDBOX must be 1')
  expect(() => start({ NODE_ENV: 'production' })).not.toThrow()
})

onBoth('a server that products use cannot be removed', async (database) => {
  const sell = (name: string, ...servers: (string | null)[]) =>
    addProduct(database.db, name, { commands: servers.map((server) => ({ text: 'say', server })) })
  await sell('Plot', 'creative', 'creative', null)
  await sell('Bigger plot', 'creative')
  await sell('Island', 'skyblock')
  const check = checkServersInUse(() => listProducts(database.db))

  expect(await check(demoSettings, 'servers')).toEqual([])
  expect(await check(withServers(first, second), 'servers')).toEqual([
    {
      path: ['list'],
      message: 'server_in_use',
      params: { server: 'creative', users: expect.stringMatching(/^(Plot, Bigger plot|Bigger plot, Plot)$/) },
    },
  ])
  expect(await check(withServers(first), 'modes')).toEqual([])
})

onBoth('a category that products are in cannot be removed', async (database) => {
  await addProduct(database.db, 'Chest', { category: 'season' })
  await addProduct(database.db, 'Other')
  const check = (...ids: string[]) => {
    const list = ids.map((id) => ({ id, name: { en: id, id } }))
    return checkCategoriesInUse(() => listProducts(database.db))(
      { ...demoSettings, categories: { list } },
      'categories',
    )
  }

  expect(await check('season', 'points')).toEqual([])
  expect(await check('points')).toEqual([
    { path: ['list'], message: 'category_in_use', params: { category: 'season', users: 'Chest' } },
  ])
})
