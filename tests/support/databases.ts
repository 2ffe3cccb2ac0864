// An empty database of each kind: SQLite in memory, and a PostgreSQL database.
import { randomBytes } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { inject, test } from 'vitest'
import { migrate } from '#server/platform/database/migrate.ts'
import { NodeSqlite } from '#server/platform/database/node-sqlite.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database, Schema } from '#server/platform/database/schema.ts'
import { NodeSqliteDialect, openSqlite } from '#server/platform/database/sqlite.ts'
import { MIGRATED } from './start-postgres.ts'
import { testWith } from './test-with.ts'

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
  return memoryOf(new NodeSqlite(':memory:', { content: await migrated }))
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

type Keeper = {
  /** False for a database that a test changed or filled too much; then it is of no further use. */
  empty(): Promise<boolean>
}

/** A test that fills more leaves files and statistics that would change the plans of the next one. */
const MOST_BYTES = 4 * 1024 ** 2
/** Rows of the migrations stay. */
const EMPTY = `do $$ declare each regclass; has_rows boolean; begin
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  set local session_replication_role = replica;
  for each in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname not like 'kysely_migration%' and relname <> 'migration_compatibility'
  loop
    execute format('select exists (select from %s)', each) into has_rows;
    if has_rows then execute format('delete from %s', each); end if;
  end loop;
  perform setval(oid, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
end $$`
const SHAPE = `select pg_database_size(current_database()) as bytes,
  (select string_agg(relname || relnatts || relchecks || relhastriggers, ' ' order by oid)
    from pg_class where relnamespace = 'public'::regnamespace) as tables,
  (select sum(hashtext(attname)) from pg_attribute where attrelid in
    (select oid from pg_class where relnamespace = 'public'::regnamespace)) as columns`

async function keep(url: string): Promise<Keeper> {
  const client = new pg.Client({ connectionString: url, application_name: 'keeper' })
  // A test may end all connections, and the server stops before the workers.
  client.on('error', () => {})
  await client.connect()
  const shape = async () =>
    (await client.query<Record<'bytes' | 'tables' | 'columns', unknown>>(SHAPE)).rows[0]
  const before = await shape()

  async function isEmptied(): Promise<boolean> {
    await client.query(EMPTY)
    const after = await shape()
    const grown = Number(after?.bytes) - Number(before?.bytes)
    return grown < MOST_BYTES && after?.tables === before?.tables && after?.columns === before?.columns
  }

  return {
    async empty() {
      const isUsable = await isEmptied().catch(() => false)
      if (!isUsable) await client.end().catch(() => {})
      return isUsable
    },
  }
}
