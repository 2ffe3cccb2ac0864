// Databases as released versions left them: their migrations, and rows in every table from tests/releases/<version>.jsonl.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { insertRows, type Row, restartNumbers } from '#scripts/backup/rows.ts'
import type { Table } from '#scripts/backup/tables.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { migrations } from '#server/platform/database/migrations/index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { DATABASES, type DatabaseKind, openFreshPostgres } from './databases.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Oldest first. Before a release `node tests/releases/store.ts` stores its rows; afterwards nothing of it changes. */
const RELEASES = {
  '1.0.0': {
    newest: '001-initial',
    numbered: ['orders', 'send_action', 'audit_entry'],
    digests: {
      sqlite: '21637df120f3282a99d4e8b1da9000a08ae7462c5ef1740c1b1df90bef8d3ae7',
      postgres: '16ca1b31ee2743298a66a9f61fccd4ab12d63fcac0ed4bd4294b571f01e93673',
    },
  },
} as const

type Release = keyof typeof RELEASES

export const STORED = Object.entries(RELEASES).flatMap(([release, { digests }]) =>
  DATABASES.map((kind) => ({ release: release as Release, kind, digest: digests[kind] })),
)

export type Installation = {
  db: Database
  /** The settings of a site that uses it. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
} & AsyncDisposable

/** With an empty database. */
export async function openInstallation(kind: DatabaseKind): Promise<Installation> {
  const open = new AsyncDisposableStack()
  const dataDir = temporaryFolder()
  const postgres = kind === 'postgres' ? open.use(await openFreshPostgres()) : null
  const db = postgres?.db ?? openSqlite(join(dataDir, 'angkasa.db'))
  if (!postgres) open.defer(() => db.destroy())
  return {
    db,
    env: { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

export async function openRelease(release: Release, kind: DatabaseKind): Promise<Installation> {
  const { newest, numbered } = RELEASES[release]
  const known = Object.entries(migrations).filter(([name]) => name <= newest)
  const installation = await openInstallation(kind)
  await migrate(installation.db, { known: Object.fromEntries(known) })
  for (const line of readFileSync(`tests/releases/${release}.jsonl`, 'utf8').trim().split('\n')) {
    const [table, row] = JSON.parse(line) as [Table, Row]
    await insertRows(installation.db, table, [row])
  }
  for (const table of numbered) await restartNumbers(installation.db, table)
  return installation
}

/** A released migration that is changed changes it. */
export function digestOf(schema: readonly string[]): string {
  return createHash('sha256').update(schema.join('\n')).digest('hex')
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
