// Rows of any table, read and written in batches, so that a large table is never in memory as a whole.
import { PostgresAdapter, sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'
import { TABLES, type Table } from './tables.ts'

/** Tables whose rows are numbered by the database. */
export const NUMBERED = ['orders', 'send_action', 'audit_entry', 'post'] as const satisfies Table[]

export type Row = Record<string, string | number | null>

/** SQLite allows 32,766 parameters in a statement; the widest table has 25 columns. */
const ROWS_AT_ONCE = 500

/** Call it in a transaction, so that all batches show the same state. */
export async function* readRows(db: Db, table: Table): AsyncGenerator<Row[]> {
  const names = TABLES[table]
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

export async function insertRows(db: Db, table: Table, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const lines = rows.map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column] ?? null}`))})`)
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(lines)}
  `.execute(db)
}

/** After inserts with explicit numbers: sets PostgreSQL's sequence to the last one. SQLite does that itself. */
export async function restartNumbers(db: Db, table: (typeof NUMBERED)[number]): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'number'), max(number)) from ${sql.table(table)}
  `.execute(db)
}
