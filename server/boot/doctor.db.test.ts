// Each fault that an owner can make is found with its reason.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeCheck } from '#content/checks/describe-check.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { recordBackup } from '#server/monitoring/metrics/last-backup.repository.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import { DATABASES, openFreshPostgres } from '#tests/support/databases.ts'
import { answer, examine, newFolder, startConsole, startTripay } from '#tests/support/doctor.ts'

test('a fresh demo fails in nothing and says what is invented', async () => {
  const { results } = await examine({})

  expect(results.filter(({ state }) => state === 'failing')).toEqual([])
  expect(results.filter(({ state }) => state === 'demo').map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      'gateway_simulated',
      'rcon_simulated',
      'ping_simulated',
      'boards_simulated',
      'voters_simulated',
      'identity_demo',
      'legal_template',
      'url_local',
      'backup_never',
    ]),
  )
})

test.each(['en', 'id'] as const)('every result has its sentences: %s', async (language) => {
  const { results } = await examine({})
  for (const result of results) {
    const { part, state, found, next } = describeCheck(result, language)
    expect([part, state, found, next].join(' ')).not.toMatch(/\{\{|[a-z]_[a-z]|undefined/)
  }
})

const ONLINE = { reply: expect.stringContaining('players online') }

test.each([
  ['wrong-password', { state: 'failing', reason: 'rcon_wrong_password' }],
  ['right-password', { state: 'ready', reason: 'rcon_ready', values: ONLINE }],
])('RCON with the %s', async (password, outcome) => {
  const { results, find } = await examine(await startConsole(password))

  expect(find('rcon:survival')).toMatchObject(outcome)
  expect(JSON.stringify(results)).not.toContain(password)
})

test('a dead leaderboard database and a dead game server', async () => {
  const port = await freePort()
  const { results, find } = await examine({
    AJLEADERBOARDS_SURVIVAL_URL: `mysql://reader:geheimwort@127.0.0.1:${port}/aj`,
    GAME_PING_NETWORK: `127.0.0.1:${port}`,
  })

  expect(find('boards:survival')).toMatchObject({
    state: 'failing',
    reason: 'connection_refused',
    values: { address: `127.0.0.1:${port}/aj` },
  })
  expect(JSON.stringify(results)).not.toContain('geheimwort')
  expect(find('ping:network')).toMatchObject({ state: 'failing', reason: 'connection_refused' })
})

test('gateway keys and an inactive channel', async () => {
  const { tripay, env } = await startTripay()
  expect((await examine(env)).find('payments')).toMatchObject({ state: 'ready', reason: 'gateway_ready' })

  tripay.changeChannel('BRIVA', { active: false })
  tripay.changeChannel('ALFAMIDI', { listed: false })
  expect((await examine(env)).find('payments')).toMatchObject({
    state: 'ready',
    reason: 'gateway_ready_some',
    values: { names: 'BRI Virtual Account, Alfamidi' },
  })
  expect((await examine({ ...env, TRIPAY_API_KEY: 'another-api-key' })).find('payments')).toMatchObject({
    state: 'failing',
    reason: 'gateway_key_wrong',
  })
  tripay.setFault('html')
  expect((await examine(env)).find('payments')).toMatchObject({ reason: 'gateway_invalid' })
  expect(tripay.requests.filter((request) => !request.includes('payment-channel'))).toEqual([])
})

test.each([
  ['http://angkasa.test', 'url_http'],
  ['http://localhost:3000', 'url_local'],
])('real payments with the public address %s: %s', async (PUBLIC_URL, reason) => {
  const { find } = await examine({ ...(await startTripay()).env, PUBLIC_URL })
  expect(find('public_url')).toMatchObject({ state: 'failing', reason })
})

test('a stopped site is not tested from outside', async () => {
  const { find } = await examine({ PUBLIC_URL: 'https://192.0.2.7', PORT: String(await freePort()) })
  expect(find('public_url')).toMatchObject({ state: 'off', reason: 'site_stopped' })
  expect(find('proxy')).toMatchObject({ state: 'off', reason: 'site_stopped' })
})

test('secret keys of the bot check', async () => {
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'turnstile-secret' }
  const reply = (codes: string[]) =>
    answer((_, response) => response.end(JSON.stringify({ success: false, 'error-codes': codes })))
  const wrong = { ...keys, TURNSTILE_VERIFY_URL: await reply(['invalid-input-secret']) }
  const right = { ...keys, TURNSTILE_VERIFY_URL: await reply(['invalid-input-response']) }

  expect((await examine(wrong)).find('bot_check')).toMatchObject({ reason: 'bot_secret_wrong' })
  expect((await examine(right)).find('bot_check')).toMatchObject({ state: 'ready', reason: 'bot_ready' })
  const dummy = { ...right, TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA' }
  expect((await examine(dummy)).find('bot_check')).toMatchObject({ state: 'demo', reason: 'bot_dummy' })
})

test('a backup is younger than a day', async () => {
  const DATA_DIR = await newFolder()
  const hoursAgo = async (hours: number) => {
    const db = openSqlite(join(DATA_DIR, 'angkasa.db'))
    await recordBackup(db, new Date(clock.now().getTime() - hours * 3_600_000 - 60_000))
    await db.destroy()
    return (await examine({ ...(await startTripay()).env, DATA_DIR })).find('backup')
  }
  expect(await hoursAgo(3)).toMatchObject({ state: 'ready', values: { hours: 3 } })
  expect(await hoursAgo(30)).toMatchObject({ state: 'failing', reason: 'backup_old', values: { hours: 30 } })
})

test('a data folder that every user can look into is named', async () => {
  const DATA_DIR = await newFolder()
  const disk = async (mode: number) => {
    chmodSync(DATA_DIR, mode)
    const { find } = await examine({ ...(await startTripay()).env, NODE_ENV: 'production', DATA_DIR })
    return find('disk')
  }
  expect(await disk(0o755)).toMatchObject({
    state: 'failing',
    reason: 'disk_open',
    values: { folder: DATA_DIR },
  })
  // The group of a folder of another user may be that of the site.
  expect(await disk(0o750)).toMatchObject({ state: 'ready', reason: 'disk_ready' })
})

test('without a database the rest is tested all the same', async () => {
  const DATA_DIR = join(await newFolder(), 'nothing-here')
  const { find } = await examine({ DATA_DIR })
  expect(find('database')).toMatchObject({ state: 'failing', reason: 'database_missing' })
  expect(find('backup')).toMatchObject({ state: 'off', reason: 'no_database' })
  expect(find('payments')).toMatchObject({ reason: 'gateway_simulated' })
})

test.each(DATABASES)('%s: the database is written and read', async (kind) => {
  const postgres = kind === 'postgres' ? await openFreshPostgres() : null
  if (postgres) await migrate(postgres.db)
  const { find } = await examine(postgres ? { DATABASE_URL: postgres.url } : {})
  expect(find('database')).toMatchObject({ state: 'ready', reason: 'database_ready' })
  await postgres?.[Symbol.asyncDispose]()
})

test('no secret is in a result, not even when a service repeats it', async () => {
  const url = await answer((request, response) => {
    response.statusCode = 418
    response.end(`${request.url} ${JSON.stringify(request.headers)}`)
  })
  const { port } = new URL(url)
  const secrets = {
    TRIPAY_API_KEY: 'tripay-api-key',
    TRIPAY_PRIVATE_KEY: 'tripay-private-key',
    TURNSTILE_SECRET_KEY: 'turnstile-secret',
    S3_ACCESS_KEY_ID: 'access-key',
    S3_SECRET_ACCESS_KEY: 'bucket-secret',
    RCON_PASSWORD: 'rcon-password',
    ADMIN_PASSWORD: 'first-admin-password',
    SECRET_KEY: 'ab'.repeat(32),
    METRICS_TOKEN: 'metrics-token-123456',
  }
  const services = {
    TRIPAY_URL: url,
    TRIPAY_MERCHANT_CODE: 'T0001',
    RCON_HOST: '127.0.0.1',
    RCON_PORT: port,
    AJLEADERBOARDS_SURVIVAL_URL: `mysql://reader:geheimwort@127.0.0.1:${port}/aj`,
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_VERIFY_URL: url,
    S3_ENDPOINT: url,
    S3_REGION: 'x',
    S3_BUCKET: 'b',
    S3_PUBLIC_URL: url,
  }
  const { results } = await examine({ ...secrets, ...services }, 1_000)

  const text = JSON.stringify(results)
  for (const secret of [...Object.values(secrets), 'geheimwort']) expect(text).not.toContain(secret)
  expect(results.filter(({ state }) => state === 'failing').length).toBeGreaterThan(5)
})

test('a dead database of the site', async () => {
  const port = await freePort()
  const { results, find } = await examine({
    DATABASE_URL: `postgres://angkasa:geheimwort@127.0.0.1:${port}/x`,
  })
  expect(find('database')).toMatchObject({ state: 'failing', reason: 'database_failing' })
  expect(JSON.stringify(results)).not.toContain('geheimwort')
})
