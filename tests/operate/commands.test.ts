// The operator's commands print the data they act on before they act.

import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROGRAM_ENV } from '#scripts/lib/site-program.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createAdmins } from '#server/team/sign-in/admins.service.ts'
import { writeFirstPassword } from '#server/team/sign-in/first-admin.service.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { recordNotices } from '#tests/support/recorded-notices.ts'
import { openDataFolder, withSqlite } from './data-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const PASSWORD = 'a rather long password'

function run(cwd: string, [name = '', ...args]: string[], env: Record<string, string> = {}, input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, `scripts/${name}.ts`), ...args],
    { cwd, input, encoding: 'utf8', env: { ...PROGRAM_ENV, ...env } },
  )
  return { status, stdout, lines: stderr.trim().split('\n') }
}

test.each([[['admin', 'list']], [['backup']], [['move', 'sqlite', 'postgres']]])(
  '%j creates no database and prints where it looked',
  (command) => {
    using folder = openDataFolder()
    const database = join(folder.path, 'there', 'angkasa.db')
    const env = {
      DATA_DIR: join(folder.path, 'there'),
      ...(command[0] === 'move' && { DATABASE_URL: 'postgres://a@h/b' }),
    }
    const { status, lines } = run(folder.path, command, env)

    expect(status).toBe(1)
    expect(lines.slice(0, 3)).toEqual([
      'Settings: the environment',
      command[0] === 'move' ? 'Database: PostgreSQL b at h:5432' : `Database: ${database}`,
      `Data:     ${join(folder.path, 'there')}`,
    ])
    expect(lines.slice(3)).toEqual([
      `No database at ${database}; set DATA_DIR or DATABASE_URL, or give --env-file /etc/angkasa/angkasa.env`,
    ])
    expect(existsSync(database)).toBe(false)
  },
)

test('admin creates no tables in an empty PostgreSQL, and reports an unreachable one in one line', async () => {
  using folder = openDataFolder()
  await using database = await openFreshPostgres()
  const empty = run(folder.path, ['admin', 'list'], { DATABASE_URL: database.url })
  expect([empty.status, empty.lines.at(-1)]).toEqual([1, 'The database holds no data of the site.'])
  expect(await database.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])

  const away = run(folder.path, ['backup'], { DATABASE_URL: 'postgres://a:s3cret@127.0.0.1:1/b' })
  expect([away.status, away.lines.length]).toEqual([1, 4])
  expect(away.lines[3]).toContain('PostgreSQL b at 127.0.0.1:1: no answer (ECONNREFUSED)')
  expect(away.lines.join()).not.toContain('s3cret')
})

test('every command accepts the same --env-file as the site', async () => {
  using folder = openDataFolder()
  const place = folder.place()
  await withSqlite(place.databaseFile, async () => {})
  const file = join(folder.path, 'angkasa.env')
  writeFileSync(file, `DATA_DIR=${place.dataDir}\n`)

  const added = run(folder.path, ['admin', 'add', 'budi', '--env-file', file], {}, PASSWORD)
  expect([added.status, added.stdout]).toEqual([0, 'budi may sign in.\n'])
  expect(run(folder.path, ['admin', 'list', `--env-file=${file}`]).stdout).toMatch(/^budi\t/)
  const backup = run(folder.path, ['backup', '--env-file', file])
  expect([backup.status, backup.lines[0]]).toEqual([0, `Settings: ${file}`])
  const made = /Backup: +(.*)\n/.exec(backup.stdout)?.[1] ?? ''
  expect(made.startsWith(join(place.dataDir, 'backups'))).toBe(true)
  const restored = run(folder.path, ['restore', made, '--force', '--env-file', file])
  expect([restored.status, restored.lines[1]]).toEqual([0, `Database: ${place.databaseFile}`])
  // Node reads the file first and reports it in its own words.
  const missing = run(folder.path, ['backup', '--env-file', 'none'])
  expect(missing.status).not.toBe(0)
  expect(missing.lines).toEqual([expect.stringContaining('none')])
})

test('changing the first password removes its file', async () => {
  using folder = openDataFolder()
  const { dataDir, databaseFile } = folder.place()
  await withSqlite(databaseFile, async (db) => {
    const deps = { db, clock: systemClock, random: systemRandom }
    const admins = createAdmins({ ...deps, audit: createAudit(deps), notices: recordNotices().notices })
    for (const name of ['admin', 'budi']) expect(await admins.add(name, PASSWORD)).toBeNull()
  })
  const file = writeFirstPassword(dataDir, { username: 'admin', password: 'x' })

  run(folder.path, ['admin', 'password', 'budi'], { DATA_DIR: dataDir }, `${PASSWORD} 2`)
  expect(existsSync(file)).toBe(true)
  run(folder.path, ['admin', 'password', 'admin'], { DATA_DIR: dataDir }, `${PASSWORD} 2`)
  expect(existsSync(file)).toBe(false)
})
