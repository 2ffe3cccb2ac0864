import { expect, test } from 'vitest'
import type { GameServer, Servers } from '#contract/settings/servers.schema.ts'
import { readConfig } from '#server/config/config.ts'
import { createServers, type Simulated } from './servers.service.ts'

const NO_SIMULATORS: Simulated = { rcon: null, ping: null, boards: {} }
const MYSQL = {
  kind: 'mysql',
  host: 'db',
  port: 3306,
  database: 'mc',
  user: 'web',
  prefix: 'ajlb_',
  tls: null,
} as const

function server(id: string, fields: Partial<GameServer> = {}): GameServer {
  const nothing = { ping: null, rcon: null, boards: null, failure_texts: [], reply_seconds: 8 }
  return { id, name: id.toUpperCase(), bedrock_prefix: '.', ...nothing, ...fields }
}

type Options = {
  list?: GameServer[]
  network?: Partial<Servers['network']>
  env?: Record<string, string>
  secrets?: Record<string, string>
  simulated?: Simulated
}

function open({ list, network, env, secrets = {}, simulated = NO_SIMULATORS }: Options) {
  const stored = new Map(Object.entries(secrets))
  const servers: Servers = {
    network: { ping: null, bedrock_ping: null, ...network },
    list: list ?? [server('survival'), server('skyblock')],
  }
  return createServers({
    settings: { saved: () => ({ servers }) },
    variables: readConfig({ ALLOW_SANDBOX: '1', ...env }).serverVariables,
    secrets: { current: () => stored },
    simulated,
  })
}

const listOf = (options: Options) => open(options).current().list

const RCON = { host: 'a.internal', port: 25_575 }

test('a saved RCON address needs its password, which is a secret', () => {
  const list = [server('survival', { rcon: RCON })]
  expect(open({ list }).find(null)).toMatchObject({ rcon: null, rconLacks: 'password' })
  const secrets = { 'servers.survival.rcon_password': 'hush' }
  expect(open({ list, secrets }).find(null)).toMatchObject({
    rcon: { ...RCON, password: 'hush' },
    rconLacks: null,
  })
  expect(open({ secrets }).find(null)).toMatchObject({ rcon: null, rconLacks: 'address' })
})

test('each server has its own failure texts; RCON_FAILURE_TEXTS is for all of them and wins', () => {
  const list = [server('hub'), server('survival', { failure_texts: ['belum aktif'] })]
  const textsOf = (env?: Record<string, string>) =>
    listOf({ list, env }).map(({ failureTexts }) => failureTexts)
  expect(textsOf()).toEqual([[], ['belum aktif']])
  const env = { RCON_FAILURE_TEXTS: 'no such account' }
  expect(textsOf(env)).toEqual([['no such account'], ['no such account']])
  expect(open({ list, env }).current().environment).toMatchObject({
    'list.0.failure_texts': 'RCON_FAILURE_TEXTS',
    'list.1.failure_texts': 'RCON_FAILURE_TEXTS',
  })
})

test('RCON_HOST, RCON_PASSWORD and BEDROCK_PREFIX are of the first server and win', () => {
  const list = [server('hub', { rcon: RCON }), server('survival', { rcon: RCON })]
  const env = { RCON_HOST: 'env.internal', RCON_PORT: '1', RCON_PASSWORD: 'of env', BEDROCK_PREFIX: '_' }
  const secrets = { 'servers.hub.rcon_password': 'stored' }
  const servers = open({ list, env, secrets })
  expect(servers.current().list).toMatchObject([
    { rcon: { host: 'env.internal', port: 1, password: 'of env' }, bedrockPrefix: '_' },
    { rcon: null, rconLacks: 'password', bedrockPrefix: '.' },
  ])
  expect(servers.current().environment).toEqual({
    'list.0.rcon': 'RCON_HOST',
    'list.0.bedrock_prefix': 'BEDROCK_PREFIX',
  })
})

test('a variable with the id of a server wins over the general one and the secret', () => {
  const list = [server('sky-block', { rcon: RCON }), server('survival', { rcon: RCON })]
  const rcon = { RCON_HOST: 'a', RCON_PASSWORD: 'general' }
  const env = { ...rcon, RCON_SKY_BLOCK_PASSWORD: 'own', RCON_SURVIVAL_PASSWORD: 'two' }
  const secrets = { 'servers.survival.rcon_password': 'stored' }
  expect(listOf({ list, env, secrets }).map(({ rcon }) => rcon?.password)).toEqual(['own', 'two'])
})

test('GAME_PING variables win over saved addresses and are named with their path', () => {
  const servers = open({
    list: [server('survival', { ping: { host: '[::1]', port: 7 } }), server('prison')],
    network: { bedrock_ping: { host: 'b', port: 2 } },
    env: { GAME_PING_NETWORK: 'play.test', GAME_PING_BEDROCK: 'be.test', GAME_PING_PRISON: 'p:25570' },
  })
  expect(servers.current()).toMatchObject({
    network: {
      ping: { host: 'play.test', port: 25_565 },
      bedrockPing: { host: 'be.test', port: 19_132 },
    },
    list: [{ ping: { host: '::1', port: 7 } }, { ping: { host: 'p', port: 25_570 } }],
    environment: {
      'network.ping': 'GAME_PING_NETWORK',
      'network.bedrock_ping': 'GAME_PING_BEDROCK',
      'list.1.ping': 'GAME_PING_PRISON',
    },
  })
})

test('AJLEADERBOARDS_TYCOON_URL stands for the server skyblock', () => {
  const env = { AJLEADERBOARDS_TYCOON_URL: 'mysql://web:inUrl@db/mc' }
  const { list, environment } = open({ env }).current()
  expect(list.map(({ boards }) => boards)).toEqual([null, { ...MYSQL, password: 'inUrl' }])
  expect(environment).toEqual({ 'list.1.boards': 'AJLEADERBOARDS_TYCOON_URL' })
})

test('the password of a boards database is in the URL, a variable or a secret', () => {
  const list = [server('survival', { boards: MYSQL }), server('skyblock', { boards: MYSQL })]
  const env = { AJLEADERBOARDS_SURVIVAL_PASSWORD: 'of env' }
  const secrets = { 'servers.survival.boards_password': 'x', 'servers.skyblock.boards_password': 'stored' }
  const passwords = ({ env = {} }: Options) =>
    listOf({ list, env, secrets }).map(({ boards }) => (boards?.kind === 'mysql' ? boards.password : null))
  expect(passwords({ env })).toEqual(['of env', 'stored'])
  expect(passwords({ env: { AJLEADERBOARDS_SKYBLOCK_URL: 'mysql://web@db/mc' } })).toEqual(['x', 'stored'])
})

const SIMULATED: Simulated = {
  rcon: { host: '127.0.0.1', port: 1, password: 'demo' },
  ping: { host: '127.0.0.1', port: 2 },
  boards: { survival: { kind: 'sqlite', path: 'demo.db' } },
}

test('simulators serve while nothing real is configured', () => {
  const { network, list } = open({ simulated: SIMULATED }).current()
  expect(network.ping).toEqual(SIMULATED.ping)
  expect(list).toMatchObject([
    { rcon: SIMULATED.rcon, rconLacks: null, boards: SIMULATED.boards.survival, ping: null },
    { rcon: SIMULATED.rcon, rconLacks: null, boards: null },
  ])
})

test('one real address ends the simulators of its kind for all servers', () => {
  const list = [server('survival'), server('skyblock', { rcon: RCON, ping: RCON, boards: MYSQL })]
  const { network, list: found } = open({ list, simulated: SIMULATED }).current()
  expect(network.ping).toBeNull()
  expect(found).toMatchObject([
    { rcon: null, rconLacks: 'address', boards: null },
    { rcon: null, rconLacks: 'password', boards: { kind: 'mysql' } },
  ])
})

test('gives the same object until a setting or a secret changes', () => {
  let servers: Servers = { network: { ping: null, bedrock_ping: null }, list: [server('survival')] }
  let stored = new Map<string, string>()
  const registry = createServers({
    settings: { saved: () => ({ servers }) },
    variables: readConfig({}).serverVariables,
    secrets: { current: () => stored },
    simulated: NO_SIMULATORS,
  })
  const before = registry.current()
  expect(registry.current()).toBe(before)
  servers = { ...servers, list: [server('survival', { rcon: RCON })] }
  expect(registry.find('survival')?.rconLacks).toBe('password')
  stored = new Map([['servers.survival.rcon_password', 'x']])
  expect(registry.find('survival')?.rcon).not.toBeNull()
  expect(registry.find('gone')).toBeUndefined()
})
