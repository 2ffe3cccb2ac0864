// Start with an unreachable or damaged database, a full disk, or a second process.
import { chmodSync, chownSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { migrations } from '#server/platform/database/migrations/index.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { withSqlite } from './data-folder.ts'

const SOON = { timeout: 30_000, interval: 50 }
const freshPort = async () => String(await freePort())

async function ask(port: string, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, text: await response.text() }
}

test('while PostgreSQL is unreachable the process waits without listening, then serves', async () => {
  await using database = await openFreshPostgres()
  const name = new URL(database.url).pathname.slice(1)
  await database.db.destroy()
  await using main = await openFreshPostgres()
  await sql`alter database ${sql.id(name)} rename to away`.execute(main.db)
  const PORT = await freshPort()
  const url = database.url.replace('://test@', '://test:very-secret@')
  await using server = spawnServer({ PORT, DATABASE_URL: url })
  const [line] = await server.waitForOutput(/\{.*database cannot be used yet.*\}/)

  expect(JSON.parse(line)).toMatchObject({
    retrySeconds: 1,
    reason: expect.stringContaining(`createdb -O test ${name}`),
  })
  await expect(ask(PORT, '/api/health')).rejects.toThrow('fetch failed')
  await server.waitForOutput(/"retrySeconds":2/)

  await sql`alter database away rename to ${sql.id(name)}`.execute(main.db)
  await server.waitForOutput(/Site: .*\n/)
  await vi.waitFor(async () => expect((await ask(PORT, '/api/health/ready')).status).toBe(200), SOON)
  expect((await ask(PORT, '/en')).status).toBe(200)
  expect(server.lines()).not.toMatch(/very-secret|\n {4}at /)
  expect(await server.stop()).toBe(0)
})

test('SIGTERM during the wait exits with 0, also while a connection hangs', async () => {
  const { promise: connected, resolve } = Promise.withResolvers<unknown>()
  const { port, close } = await listenTcp(resolve)
  await using server = spawnServer({
    PORT: await freshPort(),
    DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/x`,
  })
  await connected

  expect(await server.stop()).toBe(0)
  // It would come with the time limit of the connection.
  expect(server.lines()).toBe('')
  await close()
})

test('a file that is not a database ends the start with one line and 78', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'angkasa.db'), 'this is a text. '.repeat(1_000))
  await using server = spawnServer({ PORT: await freshPort() }, dataDir)

  expect(await server.exited).toBe(78)
  expect(server.lines()).toBe(
    `${join(dataDir, 'angkasa.db')}: the file is not a database. Restore a backup: see "Restore" in docs/backup-and-upgrade.md, or set DATA_DIR.\n`,
  )
})

test('a DATA_DIR that is a file ends the start with one line and 78', async () => {
  const file = join(temporaryFolder(), 'a-file')
  writeFileSync(file, '')
  await using server = spawnServer({ PORT: await freshPort() }, file)

  expect(await server.exited).toBe(78)
  expect(server.lines()).toBe(`DATA_DIR must be a folder, ${file} is not\n`)
})

test('waits for a data folder that is not writable', async () => {
  const folder = temporaryFolder()
  const inTheWay = join(folder, 'disk')
  writeFileSync(inTheWay, '')
  await using server = spawnServer({ PORT: await freshPort() }, join(inTheWay, 'data'))
  const [line] = await server.waitForOutput(/\{.*database cannot be used yet.*\}/)
  expect(JSON.parse(line).reason).toContain('this user may not write there')

  rmSync(inTheWay)
  await server.waitForOutput(/Site: .*\n/)
})

test.each([
  ['a link to a volume that is not mounted', 'this link leads to a folder that is not there'],
  ['a folder that takes no others', 'no folder can be made there'],
])('waits for %s, and stops when it is told to', async (name, reason) => {
  const link = join(temporaryFolder(), 'data')
  symlinkSync('/nowhere/at/all', link)
  await using server = spawnServer(
    { PORT: await freshPort() },
    name.startsWith('a link') ? link : '/proc/nope',
  )
  const [line] = await server.waitForOutput(/\{.*database cannot be used yet.*\}/)
  expect(JSON.parse(line).reason).toContain(reason)
  expect(await server.stop()).toBe(0)
})

test('a database that a newer version has changed ends the start with one line and 78', async () => {
  const dataDir = temporaryFolder()
  const later = { up: async () => {}, additive: false }
  await withSqlite(join(dataDir, 'angkasa.db'), (db) =>
    migrate(db, { known: { ...migrations, '999-invented': later } }),
  )
  await using server = spawnServer({ PORT: await freshPort() }, dataDir)

  expect(await server.exited).toBe(78)
  expect(server.lines()).toMatch(
    /^The database is of a newer version \(999-invented\); this program knows up to .*\n$/,
  )
})

test('a second process on one SQLite file waits for the first, then exits with one line', async () => {
  const dataDir = temporaryFolder()
  await using first = spawnServer({ PORT: await freshPort(), LOG_LEVEL: 'info' }, dataDir)
  await first.waitForOutput(/Site: .*\n/)
  await using second = spawnServer({ PORT: await freshPort(), LOG_LEVEL: 'info' }, dataDir)
  await second.waitForOutput(/data folder is in use/)

  expect(await second.exited).toBe(1)
  expect(second.lines()).toContain(`Another process serves the data in ${dataDir}. Stop it first;`)
  expect(second.lines()).not.toMatch(/\n {4}at /)

  // One that waits takes over when the first ends, also by force.
  await using third = spawnServer({ PORT: await freshPort(), LOG_LEVEL: 'info' }, dataDir)
  await third.waitForOutput(/data folder is in use/)
  await first.stop('SIGKILL')
  await third.waitForOutput(/Site: .*\n/)
})

test('stored files are private to the user, also in a folder that was open before', async () => {
  const dataDir = temporaryFolder()
  chmodSync(dataDir, 0o755)
  writeFileSync(join(dataDir, 'angkasa.db'), '', { mode: 0o644 })
  await using server = spawnServer({ PORT: await freshPort() }, dataDir)
  await server.waitForOutput(/Site: .*\n/)

  expect(server.lines()).toContain('data folder was readable by others, made private')
  const open = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0)
  expect([(statSync(dataDir).mode & 0o777).toString(8), open]).toEqual(['700', []])
})

const OTHER_USER = 12_345

test.skipIf(process.getuid?.() !== 0)(
  'a folder of another user stays as it is, and the log says who can read it',
  async () => {
    const dataDir = temporaryFolder()
    chmodSync(dataDir, 0o755)
    chownSync(dataDir, OTHER_USER, OTHER_USER)
    await using server = spawnServer({ PORT: await freshPort() }, dataDir)
    await server.waitForOutput(/Site: .*\n/)

    expect(server.lines()).toContain('data folder of another user is readable by all')
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('755')
  },
)

test('processes started together on one new folder all start', async () => {
  await using database = await openFreshPostgres()
  for (let round = 0; round < 3; round += 1) {
    const dataDir = join(temporaryFolder(), 'data')
    const env = async () => ({ PORT: await freshPort(), DATABASE_URL: database.url })
    await using one = spawnServer(await env(), dataDir)
    await using other = spawnServer(await env(), dataDir)
    await Promise.all([one.waitForOutput(/Site: .*\n/), other.waitForOutput(/Site: .*\n/)])

    expect(readdirSync(join(dataDir, 'demo-leaderboards')).toSorted()).toEqual(['survival.db', 'tycoon.db'])
    await Promise.all([one.stop(), other.stop()])
  }
})
