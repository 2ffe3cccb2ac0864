// States that looked ready and were not.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import type { Env } from '#server/config/config.ts'
import { examine, newFolder } from '#tests/support/doctor.ts'

test('a database whose pages are damaged is not ready, wherever the damage is', async () => {
  const DATA_DIR = await newFolder()
  const file = join(DATA_DIR, 'angkasa.db')
  const whole = readFileSync(file)
  const page = 4_096
  for (let at = page; at < whole.length; at += Math.ceil(whole.length / 9 / page) * page) {
    writeFileSync(
      file,
      Buffer.concat([whole.subarray(0, at), Buffer.alloc(page, 0xa5), whole.subarray(at + page)]),
    )
    const { find } = await examine({ DATA_DIR }).catch(() => ({ find: () => ({ state: 'failing' }) }))
    expect(find('database'), `byte ${at}`).toMatchObject({ state: 'failing' })
  }
})

test('pictures are stored once to say that they can be, and a file in their place is named', async () => {
  const DATA_DIR = await newFolder()
  const uploads = join(DATA_DIR, 'uploads')
  mkdirSync(uploads)
  expect((await examine({ DATA_DIR })).find('files')).toMatchObject({
    state: 'ready',
    reason: 'files_disk_ready',
  })
  expect(readdirSync(uploads)).toEqual([])
  rmSync(uploads, { recursive: true })
  writeFileSync(uploads, '')
  expect((await examine({ DATA_DIR })).find('files')).toMatchObject({
    state: 'failing',
    reason: 'files_not_a_folder',
  })
})

test('a mail server that nothing sends by yet, and a receiver of a stopped site', async () => {
  const port = await freePort()
  const { find } = await examine({
    SMTP_URL: `smtp://a:b@127.0.0.1:${port}`,
    SMTP_FROM: 'site@angkasa.test',
    VOTIFIER_PORT: String(port),
  })
  expect(find('notices:mail')).toMatchObject({ state: 'failing', reason: 'connection_refused' })
  expect(find('receiver')).toMatchObject({ state: 'off', reason: 'receiver_stopped', values: { port } })
  expect(find('voters')).toBeUndefined()
})

test('variables that mean nothing are named, each by itself', async () => {
  const { results } = await examine({ NODE_ENV: 'prod', PULIC_URL: 'https://angkasa.test' })
  const found = results.filter(({ id }) => id === 'variable')
  expect(found.map(({ subject, reason, state }) => [subject, reason, state])).toEqual([
    ['PULIC_URL', 'variable_near', 'demo'],
    ['NODE_ENV', 'variable_node_env', 'demo'],
  ])
})

const S3 = { S3_REGION: 'id', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
const RCON = { RCON_HOST: '127.0.0.1', ALLOW_SANDBOX: '1' }
const TRIPAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'k', TRIPAY_PRIVATE_KEY: 'p' }
const MIDTRANS = { MIDTRANS_MERCHANT_ID: 'G1', MIDTRANS_SERVER_KEY: 'k' }
const TURNSTILE = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' }

/** `away` is an address where nothing listens. */
test.each<[check: string, reason: string, env: (away: string, port: string) => Env]>([
  ['payments', 'gateway_unreachable', (away) => ({ ...TRIPAY, TRIPAY_URL: away })],
  ['payments', 'gateway_unreachable', (away) => ({ ...MIDTRANS, MIDTRANS_BASE_URL: away })],
  ['rcon:survival', 'connection_refused', (_, port) => ({ ...RCON, RCON_PORT: port, RCON_PASSWORD: 'x' })],
  ['rcon:survival', 'rcon_no_password', (_, port) => ({ ...RCON, RCON_PORT: port })],
  ['ping:network', 'connection_refused', (_, port) => ({ GAME_PING_NETWORK: `127.0.0.1:${port}` })],
  ['ping:survival', 'connection_refused', (_, port) => ({ GAME_PING_SURVIVAL: `127.0.0.1:${port}` })],
  ['bot_check', 'bot_unreachable', (away) => ({ ...TURNSTILE, TURNSTILE_VERIFY_URL: away })],
  ['files', 'files_put_failed', (away) => ({ ...S3, S3_ENDPOINT: away, S3_PUBLIC_URL: away })],
  ['database', 'database_failing', (_, port) => ({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/x` })],
  ['variable', 'variable_password', (_, port) => ({ ...RCON, RCON_PORT: port })],
  ['variable', 'variable_half', () => ({ VOTIFIER_TOKEN: 'x'.repeat(16) })],
  ['public_url', 'url_unresolved', () => ({ PUBLIC_URL: 'https://missing.invalid' })],
  ['variable', 'variable_path', () => ({ PUBLIC_URL: 'http://localhost/shop' })],
])('%s is %s', async (check, reason, env) => {
  const port = String(await freePort())
  const { find } = await examine(env(`http://127.0.0.1:${port}`, port), 4_000)
  expect(find(check)).toMatchObject({ reason })
  expect(find(check)?.state).not.toBe('ready')
})
