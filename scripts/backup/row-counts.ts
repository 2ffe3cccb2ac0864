// Row counts, sums of money and last numbers that two copies of the same data share.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'
import { TABLE_NAMES, type Table } from './tables.ts'

export type RowCounts = Record<string, number>

type Named = { name: string; value: number | string | null }

/** Sums by table, exact because the database adds integers. */
const SUMS: Partial<Record<Table, readonly string[]>> = {
  orders: [
    `select 'orders ' || status as name, count(*) as value from orders group by status`,
    `select 'price of ' || status as name, sum(price) as value from orders group by status`,
    `select 'fee of ' || status as name, sum(fee) as value from orders group by status`,
    `select 'amount of ' || status as name, sum(amount) as value from orders group by status`,
    `select 'last order' as name, max(number) as value from orders`,
    `select 'orders for a person' as name, sum(needs_person) as value from orders`,
  ],
  donation_total: [
    `select 'donated, ' || month as name, sum(amount) as value from donation_total group by month`,
  ],
  send_action: [
    `select 'deliveries ' || state as name, count(*) as value from send_action group by state`,
    `select 'last delivery' as name, max(number) as value from send_action`,
    `select 'commands done' as name, sum(done_commands) as value from send_action`,
  ],
  audit_entry: [`select 'last audit entry' as name, max(number) as value from audit_entry`],
  settings: [`select 'version of ' || section as name, version as value from settings`],
  product: [`select 'prices' as name, sum(price) as value from product`],
}

export async function countRows(db: Db, tables: readonly Table[] = TABLE_NAMES): Promise<RowCounts> {
  const counts: RowCounts = {}
  for (const table of tables) {
    const question = sql<{ value: number }>`select count(*) as value from ${sql.table(table)}`
    const { rows } = await question.execute(db)
    counts[rowsOf(table)] = Number(rows[0]?.value ?? 0)
  }
  return counts
}

export async function takeRowCounts(db: Db, tables: readonly Table[] = TABLE_NAMES): Promise<RowCounts> {
  const figures = await countRows(db, tables)
  for (const table of tables) {
    for (const question of SUMS[table] ?? []) {
      const { rows: sums } = await sql.raw<Named>(question).execute(db)
      for (const { name, value } of sums) figures[name] = Number(value ?? 0)
    }
  }
  return figures
}

export function rowsOf(table: string): string {
  return `rows of ${table}`
}

/** One line for each figure that differs. */
export function differences(expected: RowCounts, found: RowCounts): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  return names
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}: ${expected[name] ?? 'none'} expected, ${found[name] ?? 'none'} found`)
}
