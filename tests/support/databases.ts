// An empty database of each kind: SQLite in memory, and a PostgreSQL database.
import { randomBytes } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { inject, test } from 'vitest'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database, Schema } from '#server/platform/database/schema.ts'
import { NodeSqlite, NodeSqliteDialect, openSqlite } from '#server/platform/database/sqlite.ts'
import { MIGRATED } from './start-postgres.ts'
import { testWith } from './test-with.ts'
import { type Keeper, keep } from './used-postgres.ts'

export const DATABASES = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

export type TestDatabase = { db: Database; url: string | null } & AsyncDisposable

const quiet = { warn: () => {} }

/** Migrated and empty. `known`: the migrations of another version. */
export async function openTestDatabase(
  kind: DatabaseKind,
  options: Parameters<typeof migrate>[1] = {},
): Promise<TestDatabase> {
  if (!options.known) return kind === 'sqlite' ? inMemory(await copyMigrated()) : openMigratedPostgres()
  const opened = kind === 'sqlite' ? inMemory(openSqlite(':memory:')) : await openFreshPostgres()
  await migrate(opened.db, options)
  return opened
}

/** A test on each database; what it works with is opened before and closed after it. */
export function onBothWith<World extends AsyncDisposable>(open: (kind: DatabaseKind) => Promise<World>) {
  return (title: string, run: (world: World, kind: DatabaseKind) => Promise<unknown>) =>
    test.each(DATABASES)(`%s: ${title}`, async (kind) => {
      await using world = await open(kind)
      await run(world, kind)
    })
}

export const onSqliteWith = <World extends AsyncDisposable>(open: (kind: DatabaseKind) => Promise<World>) =>
  testWith(() => open('sqlite'))

export const onBoth = onBothWith(openTestDatabase)
export const onSqlite = onSqliteWith(openTestDatabase)

const inMemory = (db: Database): TestDatabase => ({
  db,
  url: null,
  [Symbol.asyncDispose]: () => db.destroy(),
})

const memoryOf = (sqlite: NodeSqlite): Database =>
  new Kysely<Schema>({ dialect: new NodeSqliteDialect(sqlite) })

let migrated: Promise<Uint8Array> | undefined

/** A copy takes no time beside the migrations. */
async function copyMigrated(): Promise<Database> {
  migrated ??= readMigrated()
  return memoryOf(new NodeSqlite(':memory:', await migrated))
}

async function readMigrated(): Promise<Uint8Array> {
  const sqlite = new NodeSqlite(':memory:')
  const db = memoryOf(sqlite)
  await migrate(db)
  const content = sqlite.serialize()
  await db.destroy()
  return content
}

type FreshPostgres = TestDatabase & { url: string }
/** Databases of earlier tests of this worker, emptied. */
const emptied: { fresh: FreshPostgres; keeper: Keeper }[] = []

async function openMigratedPostgres(): Promise<TestDatabase> {
  const { fresh, keeper } = emptied.pop() ?? (await createMigrated())
  const db = openPostgres(fresh.url, quiet)
  return {
    db,
    url: fresh.url,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      if (await keeper.empty()) emptied.push({ fresh, keeper })
      else await fresh[Symbol.asyncDispose]()
    },
  }
}

async function createMigrated() {
  const fresh = await openFreshPostgres(MIGRATED)
  return { fresh, keeper: await keep(fresh.url) }
}

/** A new database without tables, or a copy of `template`; deleted after the test. */
export async function openFreshPostgres(template = 'template1'): Promise<FreshPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(sql`create database ${sql.id(name)} template ${sql.id(template)} strategy wal_log`)
  const url = inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
  const db = openPostgres(url, quiet)
  return {
    db,
    url,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await onServer(sql`drop database ${sql.id(name)} with (force)`)
    },
  }
}

async function onServer(statement: ReturnType<typeof sql>): Promise<void> {
  const main = openPostgres(inject('postgresUrl'), quiet)
  await statement.execute(main).finally(() => main.destroy())
}
