// Secrets that the owner enters: encrypted at rest, write-only, in no log and no audit entry.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import { createChanges } from '#server/platform/changes/changes.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { type DatabaseKind, onBothWith, onSqliteWith, openTestDatabase } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createSecretKey, SECRET_KEY_FILE } from './secret-key.ts'
import { secretsRoutes } from './secrets.routes.ts'
import { openSecrets } from './secrets.service.ts'
import { createSecretsAdmin } from './secrets-admin.service.ts'

const NAME = 'servers.survival.rcon_password'
const OTHER = 'servers.skyblock.rcon_password'
const VALUE = 'correct horse {battery} staple'
const NOW = new Date('2026-11-16T13:14:00.000Z')

type Options = { db: Database; dataDir: string; secretKey?: string | null; isGiven?: boolean }

async function openProcess({ db, dataDir, secretKey = null, isGiven = false }: Options) {
  const logged: string[] = []
  const note = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const log = { debug: note, info: note, warn: note, error: note }
  const clock = { now: () => NOW }
  const key = createSecretKey({ secretKey, dataDir, random })
  const secrets = await openSecrets({ db, log, key })
  const changes = createChanges({ db, log, reload: secrets.reload })
  await changes.poll()
  const audit = createAudit({ db, clock, random })
  const admin = createSecretsAdmin({
    db,
    clock,
    random,
    log,
    key,
    secrets,
    audit,
    onChange: changes.publish,
    definitions: () => [
      { name: NAME, variable: 'RCON_SURVIVAL_PASSWORD', isGiven },
      { name: OTHER, variable: 'RCON_SKYBLOCK_PASSWORD', isGiven: false },
      {
        name: 'notices.discord.url',
        variable: 'NOTICE_DISCORD_URL',
        isGiven: false,
        refuse: (value) => (value === VALUE ? 'not_a_discord_webhook' : null),
      },
    ],
  })
  return { secrets, changes, admin, audit, logged }
}

const openPlace = async (kind: DatabaseKind) => ({
  ...(await openTestDatabase(kind)),
  dataDir: temporaryFolder(),
})
const onBoth = onBothWith(openPlace)
const onSqlite = onSqliteWith(openPlace)

onBoth('a saved secret is encrypted at rest and live in every process', async (place) => {
  const [here, there] = [await openProcess(place), await openProcess(place)]
  expect((await here.admin.list())[0]).toEqual({
    name: NAME,
    state: 'missing',
    variable: 'RCON_SURVIVAL_PASSWORD',
    updated_at: null,
  })

  await here.admin.save(NAME, VALUE, 'ayu')
  expect(here.secrets.current().get(NAME)).toBe(VALUE)
  await there.changes.poll()
  expect(there.secrets.current().get(NAME)).toBe(VALUE)
  expect((await there.admin.list())[0]).toMatchObject({ state: 'stored', updated_at: NOW.toISOString() })
  const rows = await place.db.selectFrom('secret').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('horse')
  const file = join(place.dataDir, SECRET_KEY_FILE)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  expect((await openProcess(place)).secrets.current().get(NAME)).toBe(VALUE)
})

onSqlite('a value of another form is refused and not stored', async (place) => {
  const { admin, secrets } = await openProcess(place)
  const save = (value: string) => admin.save('notices.discord.url', value, 'ayu')
  await expect(save(VALUE)).rejects.toMatchObject({ code: 'not_a_discord_webhook' })
  expect(secrets.current().size).toBe(0)
  await expect(save('https://discord.com/…')).resolves.toMatchObject({ state: 'stored' })
})

onBoth('saving and deleting are in the audit log, without the value', async (place) => {
  const { admin, audit, secrets, logged } = await openProcess(place)
  await admin.save(NAME, VALUE, 'ayu')
  await admin.remove(NAME, 'sari')
  await admin.remove(NAME, 'sari')

  expect(secrets.current().has(NAME)).toBe(false)
  const { entries } = await audit.list({ page: 1 })
  expect(entries).toMatchObject([
    { admin: 'sari', action: 'secret_deleted', subject: NAME, detail: null },
    { admin: 'ayu', action: 'secret_saved', subject: NAME, detail: null },
  ])
  expect(JSON.stringify([entries, logged])).not.toContain('horse')
})

onBoth('with another key a secret counts as missing, loudly, and can be saved again', async (place) => {
  await (await openProcess({ ...place, secretKey: 'a'.repeat(64) })).admin.save(NAME, VALUE, 'ayu')

  const { admin, secrets, logged } = await openProcess({ ...place, secretKey: 'b'.repeat(64) })
  expect(secrets.current().size).toBe(0)
  expect((await admin.list())[0]?.state).toBe('missing')
  expect(logged).toEqual([
    `stored secret cannot be decrypted; check SECRET_KEY, or enter it again {"secret":"${NAME}"}`,
  ])
  await admin.save(NAME, 'again', 'ayu')
  expect(secrets.current().get(NAME)).toBe('again')
})

onSqlite('a value that is moved to another name or changed cannot be decrypted', async (place) => {
  await (await openProcess(place)).admin.save(NAME, VALUE, 'ayu')
  const { value } = await place.db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow()
  await place.db.insertInto('secret').values({ name: OTHER, value }).execute()
  await place.db
    .updateTable('secret')
    .set({ value: `${value.slice(0, -2)}AA` })
    .where('name', '=', NAME)
    .execute()

  expect([...(await openProcess(place)).secrets.current().keys()]).toEqual([])
})

onSqlite('a variable of the environment locks its secret', async (place) => {
  const { admin } = await openProcess({ ...place, isGiven: true })
  expect((await admin.list())[0]).toMatchObject({ state: 'environment' })
  await expect(admin.save(NAME, VALUE, 'ayu')).rejects.toMatchObject({ code: 'secret_in_environment' })
})

onSqlite('without a place for the key nothing is saved', async (place) => {
  writeFileSync(join(place.dataDir, SECRET_KEY_FILE), 'not a key')
  const { admin } = await openProcess(place)
  await expect(admin.save(NAME, VALUE, 'ayu')).rejects.toMatchObject({ code: 'secret_key_unavailable' })
  expect(await place.db.selectFrom('secret').selectAll().execute()).toEqual([])
})

onSqlite('over HTTP: no reply holds a value, unknown names are refused', async (place) => {
  const { admin } = await openProcess(place)
  await using app = await startAdminApp(place.db, (fastify) => secretsRoutes(fastify, admin))
  const put = (name: string, json: unknown) => app.ask(`/api/admin/secrets/${name}`, { method: 'PUT', json })

  const saved = await put(NAME, { value: VALUE })
  const listed = await app.ask('/api/admin/secrets')
  const replies = [await saved.text(), await listed.text()]
  expect([saved.status, listed.status]).toEqual([200, 200])
  expect(replies.join()).not.toContain('horse')
  expect(app.lines.join()).not.toContain('horse')
  expect((await put('servers.gone.rcon_password', { value: VALUE })).status).toBe(404)
  expect((await put('first_products', { value: VALUE })).status).toBe(404)
  for (const value of ['', 'two\nlines', 'x'.repeat(1_001), 7, null]) {
    expect((await put(NAME, { value })).status, String(value)).toBe(400)
  }
  expect((await app.ask(`/api/admin/secrets/${NAME}`, { method: 'DELETE' })).status).toBe(200)
})
