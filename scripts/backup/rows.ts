// Rows of any table, read and written in batches, so that a large table is never in memory as a whole.
import { CompiledQuery, PostgresAdapter, sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'
import { TABLES, type Table } from './tables.ts'

/** Tables whose rows are numbered by the database. */
export const NUMBERED = ['orders', 'send_action', 'audit_entry', 'post'] as const satisfies Table[]

export type Row = Record<string, string | number | null>

const ROWS_AT_ONCE = 1_000

/** Call it in a transaction, so that all batches show the same state. */
export async function* readRows(db: Db, table: Table): AsyncGenerator<Row[]> {
  // Rows that lie side by side are read and written together.
  const names = isNumbered(table) ? ['number'] : TABLES[table]
  const key = sql.join(names.map((name) => sql.ref(name)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${key} limit ${ROWS_AT_ONCE}
    `.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < ROWS_AT_ONCE) return
    const values = names.map((name) => sql`${last[name] ?? null}`)
    after = sql`where (${key}) > (${sql.join(values)})`
  }
}

/** PostgreSQL gets all rows as one parameter, SQLite each by the same prepared statement: both skip the making of a long statement. */
export async function insertRows(db: Db, table: Table, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const [into, names] = [sql.table(table), sql.join(columns.map((column) => sql.ref(column)))]
  if (isPostgres(db)) {
    const all = sql`json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`
    await sql`insert into ${into} (${names}) select ${names} from ${all}`.execute(db)
    return
  }
  const insert = sql`insert into ${into} (${names}) values (${sql.join(columns.map(() => null))})`
  const { sql: text } = insert.compile(db)
  for (const row of rows)
    await db.executeQuery(
      CompiledQuery.raw(
        text,
        columns.map((column) => row[column] ?? null),
      ),
    )
}

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

const isNumbered = (table: Table) => (NUMBERED as readonly Table[]).includes(table)

/** An index of a filled table is made in a fraction of the time. Returns the statements that make them again. */
export async function dropIndexes(db: Db, tables: readonly string[]): Promise<string[]> {
  const names = sql.join(tables)
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string; sql: string }>`
        select indexname as name, indexdef as sql from pg_indexes
        where schemaname = current_schema() and tablename in (${names})
          and not exists (select from pg_constraint where conname = indexname)
      `
    : sql<{ name: string; sql: string }>`
        select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${names})
      `
  ).execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return rows.map((row) => row.sql)
}

/** After inserts with explicit numbers: sets PostgreSQL's sequence to the last one. SQLite does that itself. */
export async function restartNumbers(db: Db, table: (typeof NUMBERED)[number]): Promise<void> {
  if (!isPostgres(db)) return
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'number'), max(number)) from ${sql.table(table)}
  `.execute(db)
}
