import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isServerVariable } from '#server/network/servers/server-variables.ts'
import { type Env, readConfig, VARIABLE_NAMES } from './config.ts'

const problem = (env: Env): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('every variable has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: null,
    gateways: [],
    turnstile: null,
    s3: null,
    boardsEveryMs: 300_000,
    retentionDays: { unpaid: null, audit: null },
    secretKey: null,
    pageCache: true,
    serverVariables: { first: { rconHost: null, rconPassword: null, bedrockPrefix: null }, named: {} },
    trustProxy: false,
  })
})

test('treats an empty value as missing, and reads one that is given', () => {
  expect(readConfig({ PORT: '', TRIPAY_API_KEY: '  ', DATABASE_URL: '' }).port).toBe(3000)
  const secretKey = 'f'.repeat(64)
  expect(readConfig({ SECRET_KEY: secretKey, PAGE_CACHE: 'off' })).toMatchObject({
    secretKey,
    pageCache: false,
  })
})

test.each([
  ['PORT', 'eighty', 'a port number'],
  ['PORT', '70000', 'a port below 65536'],
  ['PUBLIC_URL', 'angkasa', 'an http(s) address'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'an http(s) address'],
  ['DATABASE_URL', 'mysql://x', 'postgres://user:password@host:5432/name'],
  ['LOG_LEVEL', 'loud', 'a level such as info'],
  ['LOG_FORMAT', 'text', 'pretty or json'],
  ['TRUST_PROXY', 'maybe', '0, 1, or the addresses of the proxies'],
  ['TRUST_PROXY', '10.0.0', '0, 1, or the addresses of the proxies'],
  ['TRUST_PROXY', 'fe80::/200', '0, 1, or the addresses of the proxies'],
  ['DATABASE_URL', 'postgres://', 'postgres://user:password@host:5432/name'],
  ['DATABASE_URL', 'postgres://host', 'postgres://user:password@host:5432/name'],
  ['GAME_PING_NETWORK', 'host:99999', 'host or host:port'],
  ['GAME_PING_NETWORK', 'a:b:c', 'host or host:port'],
  ['GAME_ADDRESS', 'play.a.test:70000', 'host or host:port'],
  ['RCON_HOST', 'mc internal', 'a host name or an IP address'],
  ['ADMIN_PASSWORD', 'short', 'at least 12 characters'],
  ['METRICS_TOKEN', 'short', '16 to 256 characters without a space'],
  ['GAME_ADDRESS', 'play angkasa', 'host or host:port'],
  ['BEDROCK_PREFIX', '*', '1 to 8 letters, digits, _ . or -, not beginning with -'],
  ['BEDROCK_PREFIX', '-', '1 to 8 letters, digits, _ . or -, not beginning with -'],
  ['SECURITY_CONTACT', 'me@a.test', 'mailto:address or https://…'],
  ['PAGE_CACHE', 'no', 'on or off'],
  ['RETENTION_UNPAID_DAYS', '29', '0 (off) or days, 30 to 3650'],
  ['RETENTION_AUDIT_DAYS', '90 days', '0 (off) or days, 30 to 3650'],
  ['AJLEADERBOARDS_SECONDS', '5', 'seconds, 10 to 3600'],
  ['RCON_FAILURE_TEXTS', 'Player not found|no', 'plain texts of 4 characters or more, separated by |'],
  ['RCON_FAILURE_TEXTS', '§cNot found', 'plain texts of 4 characters or more, separated by |'],
  ['RCON_FAILURE_TEXTS', 'x'.repeat(2_001), 'at most 2000 characters'],
  ['RESERVED_USERNAMES', 'all,@a', 'names as the game knows them, separated by commas'],
  [
    'AJLEADERBOARDS_TYCOON_URL',
    'mysql://web:hush@host',
    'mysql://user:password@host:3306/db?prefix=ajlb_&tls=1 or sqlite:path',
  ],
  [
    'AJLEADERBOARDS_PRISON_URL',
    'http://x',
    'mysql://user:password@host:3306/db?prefix=ajlb_&tls=1 or sqlite:path',
  ],
  ['GAME_PING_PRISON', 'a b', 'host or host:port'],
  ['SECRET_KEY', 'f'.repeat(63), '64 hexadecimal digits'],
])('%s=%j stops the start with one line that says what is expected', (name, value, expected) => {
  expect(problem({ ALLOW_SANDBOX: '1', [name]: value })).toBe(`${name} must be ${expected}`)
})

test.each([
  [
    { TRIPAY_API_KEY: 'a' },
    'TRIPAY_MERCHANT_CODE, TRIPAY_PRIVATE_KEY must be given together with TRIPAY_API_KEY',
  ],
  [{ TURNSTILE_SITE_KEY: 'a' }, 'TURNSTILE_SECRET_KEY must be given together with TURNSTILE_SITE_KEY'],
  [
    { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'DEV-k', TRIPAY_PRIVATE_KEY: 'p' },
    'TRIPAY_API_KEY must not be of the sandbox, or TRIPAY_URL must be https://tripay.co.id/api-sandbox',
  ],
  [
    { MIDTRANS_MERCHANT_ID: 'G1', MIDTRANS_SERVER_KEY: 'SB-Mid-server-k' },
    'MIDTRANS_SERVER_KEY must not be of the sandbox, or MIDTRANS_BASE_URL must be https://api.sandbox.midtrans.com',
  ],
  [{ PORT: '8192', VOTIFIER_PORT: '8192' }, 'VOTIFIER_PORT must be another port than PORT'],
])('%j stops the start, because some settings belong together', (env, line) => {
  expect(problem(env)).toBe(line)
})

test('trusts proxies by number or address, never all of them', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy
  expect(['0', 'false', '1', 'true', '2'].map(trusted)).toEqual([false, false, 1, 1, 2])
  expect(trusted('127.0.0.1, 10.0.0.0/8')).toBe('127.0.0.1, 10.0.0.0/8')
})

test('a live site without a proxy listens to its own machine, unless an address is set', () => {
  const host = (env: Env) => readConfig(env).host
  expect([host({}), host({ TRUST_PROXY: '1' })]).toEqual(['0.0.0.0', '0.0.0.0'])
  expect([host(PRODUCTION), host(TRIPAY)]).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(host({ ...PRODUCTION, TRUST_PROXY: '0' })).toBe('127.0.0.1')
  expect(host({ ...PRODUCTION, TRUST_PROXY: '1' })).toBe('0.0.0.0')
  expect(host({ ...PRODUCTION, HOST: '::' })).toBe('::')
})

test('names all invalid variables at once', () => {
  expect(problem({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2)
})

const RCON = { RCON_HOST: 'mc.internal', RCON_PASSWORD: 'x' }
const TRIPAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }

const SANDBOX = { ...TRIPAY, TRIPAY_URL: 'https://tripay.co.id/api-sandbox' }
const PRODUCTION = { NODE_ENV: 'production' }
const MIDTRANS = { MIDTRANS_MERCHANT_ID: 'G1', MIDTRANS_SERVER_KEY: 'k' }
const MIDTRANS_SANDBOX = { ...MIDTRANS, MIDTRANS_BASE_URL: 'https://api.sandbox.midtrans.com' }

test.each<[string, Env]>([
  ['sandbox payments', RCON],
  ["Tripay's own sandbox", { ...SANDBOX, ...RCON, ...PRODUCTION }],
  ["Midtrans' own sandbox", { ...MIDTRANS_SANDBOX, ...RCON }],
])('refuses %s with a real game server without ALLOW_SANDBOX', (_, env) => {
  expect(problem(env)).toContain('ALLOW_SANDBOX must be 1')
  expect(problem({ ...env, ALLOW_SANDBOX: '1' })).toBe('')
})

test.each<[string, Env]>([
  ['with real payments and a game server', { ...RCON, ...TRIPAY, ...PRODUCTION }],
  ['with real payments of Midtrans and a game server', { ...RCON, ...MIDTRANS }],
  ["with Tripay's own sandbox and no game server", { ...SANDBOX, ...PRODUCTION }],
  ['in production without a gateway', PRODUCTION],
  ['in production without a gateway, where payments are off: no play money', { ...RCON, ...PRODUCTION }],
  ['with a password of RCON that is a secret of the console', { RCON_HOST: 'mc', ALLOW_SANDBOX: '1' }],
  ['with ping addresses of servers, whose sum is the network', { GAME_PING_SURVIVAL: 'a.test' }],
  ['with both', { GAME_PING_SURVIVAL: 'a.test', GAME_PING_NETWORK: 'c.test' }],
  ['with a Bedrock address alone', { GAME_PING_BEDROCK: 'c.test' }],
])('starts %s', (_, env) => {
  expect(problem(env)).toBe('')
})

test.each([
  [{}, true],
  [PRODUCTION, false],
  [TRIPAY, false],
  [{ ...TRIPAY, ...PRODUCTION }, false],
  [{ ...PRODUCTION, ALLOW_SANDBOX: '1' }, true],
  [{ ...TRIPAY, ALLOW_SANDBOX: '1' }, true],
  [SANDBOX, true],
  [MIDTRANS_SANDBOX, true],
  [{ ...SANDBOX, ...PRODUCTION }, false],
])('%j: simulators run: %s', (env, simulates) => {
  expect(readConfig(env).simulates).toBe(simulates)
})

test("Tripay's own sandbox takes test orders", () => {
  const isTest = (TRIPAY_URL?: string) => readConfig({ ...TRIPAY, TRIPAY_URL }).gateways[0]?.isTest
  for (const url of [undefined, 'https://tripay.co.id/api/', 'http://127.0.0.1:1/'])
    expect(isTest(url)).toBe(false)
  for (const end of ['', '/']) expect(isTest(`https://tripay.co.id/api-sandbox${end}`)).toBe(true)
})

test('Midtrans alone is a gateway, and its own sandbox takes test orders', () => {
  const read = (env: Env) => readConfig(env).gateways.map(({ id, isTest, url }) => ({ id, isTest, url }))
  expect(read(MIDTRANS)).toEqual([{ id: 'midtrans', isTest: false, url: 'https://api.midtrans.com' }])
  expect(read(MIDTRANS_SANDBOX)).toMatchObject([{ id: 'midtrans', isTest: true }])
  expect(problem({ MIDTRANS_SERVER_KEY: 'k' })).toContain('MIDTRANS_MERCHANT_ID must be given together')
  expect(readConfig(MIDTRANS)).toMatchObject({ isProduction: true, simulates: false })
})

test('play money and real money are never mixed', () => {
  expect(readConfig({ ...TRIPAY, ...MIDTRANS }).gateways.map(({ id }) => id)).toEqual(['tripay', 'midtrans'])
  expect(problem({ ...TRIPAY, ...MIDTRANS_SANDBOX, ALLOW_SANDBOX: '1' })).toBe(
    'TRIPAY_URL and MIDTRANS_BASE_URL must both be of real payments, or both be a sandbox',
  )
})

test('reads the replies that mean failure as a list of texts', () => {
  const texts = (RCON_FAILURE_TEXTS?: string) =>
    readConfig({ RCON_FAILURE_TEXTS }).serverVariables.failureTexts
  expect(texts(' Player not found | |Usage: /points|')).toEqual(['Player not found', 'Usage: /points'])
  expect([texts(), texts(' | ')]).toEqual([null, null])
})

test('compares reserved names case-insensitively', () => {
  expect(readConfig({ RESERVED_USERNAMES: ' Herobrine, ,NPC' }).reservedUsernames).toEqual([
    'herobrine',
    'npc',
  ])
})

test('heads come from private addresses only in a demo or with permission', () => {
  const allowed = (env: Env) => readConfig(env).allowPrivateHeads
  expect(allowed({})).toBe(true)
  expect(allowed(TRIPAY)).toBe(false)
  expect(allowed({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toBe(false)
  expect(allowed({ ...TRIPAY, HEADS_ALLOW_PRIVATE: '1' })).toBe(true)
})

test('.env.example names exactly the variables that are read', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !isServerVariable(name))

  expect(named.toSorted()).toEqual(VARIABLE_NAMES.toSorted())
})

test('refuses an example secret in production only', () => {
  const env = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA' }
  const production = { ...env, NODE_ENV: 'production', ALLOW_SANDBOX: '1' }

  expect(() => readConfig(production)).toThrow('TURNSTILE_SECRET_KEY must be a real secret in production')
  expect(readConfig(env).turnstile?.siteKey).toBe('site')
  expect(readConfig({ ...production, TURNSTILE_SECRET_KEY: 'real' }).turnstile?.secretKey).toBe('real')
})
