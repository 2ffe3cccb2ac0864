// Databases as released versions left them, with rows in every table: tests/releases/<version>.<database>.sql.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { DATABASES, type DatabaseKind, openFreshPostgres } from './databases.ts'

/** Oldest first. Before a release `node tests/releases/store.ts` stores its database; afterwards it never changes. */
const RELEASES = ['1.0.0']

export const STORED = RELEASES.flatMap((release) => DATABASES.map((kind) => ({ release, kind })))

export type Installation = {
  db: Database
  /** The settings of a site that uses it. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
} & AsyncDisposable

/** With the statements of `script` run on an empty database. */
export async function openInstallation(kind: DatabaseKind, script: string): Promise<Installation> {
  const open = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-release-'))
  open.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = kind === 'postgres' ? open.use(await openFreshPostgres()) : null
  const file = join(dataDir, 'angkasa.db')
  if (postgres) await runOnPostgres(postgres.url, script)
  else runOnSqlite(file, script)
  const db = postgres?.db ?? openSqlite(file)
  if (!postgres) open.defer(() => db.destroy())
  return {
    db,
    env: { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

export function openRelease(release: string, kind: DatabaseKind): Promise<Installation> {
  return openInstallation(kind, readFileSync(`tests/releases/${release}.${kind}.sql`, 'utf8'))
}

function runOnSqlite(file: string, script: string): void {
  const db = new DatabaseSync(file)
  db.exec(script)
  db.close()
}

async function runOnPostgres(url: string, script: string): Promise<void> {
  // A connection of its own, because a dump changes its settings.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(script)
  await client.end()
}

/** Columns, indexes and constraints, as the database describes them. */
export async function readSchema(db: Database, kind: DatabaseKind): Promise<string[]> {
  const query =
    kind === 'sqlite'
      ? sql<{ line: string }>`
          select t.name || ' ' || json_array(c.name, c.type, c."notnull", c.dflt_value, c.pk) as line
          from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'
          union all select t.name || ' ' || group_concat(coalesce(c.name, 'expression')) || i."unique" || coalesce(s.sql, '')
          from sqlite_schema t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
          left join sqlite_schema s on s.name = i.name where t.type = 'table' group by t.name, i.name order by 1`
      : sql<{ line: string }>`
          select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity) as line
          from information_schema.columns where table_schema = 'public'
          union all select indexdef from pg_indexes where schemaname = 'public' order by 1`
  return (await query.execute(db)).rows.map(({ line }) => line)
}
