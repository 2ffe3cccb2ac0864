import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { findDatabaseProblem } from './problem.ts'

/** Failures of SQLite on a file with a table of some size. */
const FAILURES: Record<string, (file: string) => void> = {
  'another program holds the database': (file) => {
    using other = new DatabaseSync(file)
    other.exec('begin exclusive')
    using db = new DatabaseSync(file, { timeout: 0 })
    db.exec('select * from big')
  },
  'the database is read-only': (file) => {
    using db = new DatabaseSync(file, { readOnly: true })
    db.exec('delete from big')
  },
  'the disk is full. Make room': (file) => {
    using db = new DatabaseSync(file)
    db.exec('pragma max_page_count = 1; insert into big select * from big')
  },
  'the file cannot be opened': (file) => {
    rmSync(file)
    mkdirSync(file)
    new DatabaseSync(file).exec('select * from big')
  },
  'the database is damaged (malformed). Restore a backup': (file) => {
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.alloc(4_096, 0xff), 0, 4_096, 4_096)
    closeSync(handle)
    using db = new DatabaseSync(file)
    db.exec('select * from big')
  },
  'the file is not a database. Restore a backup': (file) => {
    writeFileSync(file, 'this is a text. '.repeat(1_000))
    using db = new DatabaseSync(file)
    db.exec('select * from big')
  },
}

test.each(Object.entries(FAILURES))('SQLite: %s', (expected, fail) => {
  const dataDir = temporaryFolder()
  const file = join(dataDir, 'angkasa.db')
  const db = new DatabaseSync(file)
  db.exec(`create table big (text text); insert into big values ('${'x'.repeat(20_000)}')`)
  db.close()
  let problem: ReturnType<typeof findDatabaseProblem> = null
  try {
    fail(file)
  } catch (error) {
    problem = findDatabaseProblem(error, { databaseUrl: null, dataDir })
  }

  expect(problem?.line).toContain(`${file}: ${expected}`)
  expect(problem?.line).not.toContain('\n')
  expect(problem?.canPass).toBe(!/Restore/.test(expected))
})

test('PostgreSQL: the line names user, host and cause, never the password', async () => {
  await using database = await openFreshPostgres()
  const { host, pathname } = new URL(database.url)
  const name = pathname.slice(1)
  await sql`create role ${sql.id(name)} login`.execute(database.db)
  await sql`revoke create on schema public from public`.execute(database.db)
  const tried: [string, string][] = [
    [`postgres://test:s3cret@127.0.0.1:1/${name}`, 'no answer (ECONNREFUSED). Start it'],
    [`postgres://nobody:s3cret@${host}/${name}`, 'user nobody is refused. Correct the password'],
    [
      `postgres://test:s3cret@${host}/missing`,
      'there is no database missing. Make it: createdb -O test missing',
    ],
    [`postgres://${name}:s3cret@${host}/${name}`, `user ${name} may not make tables. Make it the owner`],
  ]
  for (const [databaseUrl, expected] of tried) {
    const db = openPostgres(databaseUrl, { warn: () => {} })
    const error = await migrate(db).catch((reason: unknown) => reason)
    await db.destroy()
    const problem = findDatabaseProblem(error, { databaseUrl, dataDir: 'data' })
    expect(problem).toEqual({ line: expect.stringContaining(expected), canPass: true })
    expect(problem?.line).toMatch(/^PostgreSQL \w+ at 127\.0\.0\.1:\d+: [^\n]*$/)
    expect(problem?.line).not.toContain('s3cret')
  }
  await sql`drop role ${sql.id(name)}`.execute(database.db)
})

test('other errors are no database problem', () => {
  const place = { databaseUrl: null, dataDir: 'data' }
  expect(findDatabaseProblem(new TypeError('x is not a function'), place)).toBe(null)
  expect(findDatabaseProblem(new Error('syntax error'), { ...place, databaseUrl: 'postgres://a/b' })).toBe(
    null,
  )
})
