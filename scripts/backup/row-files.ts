// A database as text, one file per table, one row per line: needs no program but this one.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Db } from '#server/database/schema.ts'
import { type Figures, rowsOf } from './figures.ts'
import { Problem } from './problem.ts'
import { insertRows, type Row, readRows } from './rows.ts'
import type { Table } from './tables.ts'

const ROWS_AT_ONCE = 500

export async function writeRowFiles(db: Db, tables: readonly Table[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const table of tables) {
    const to = createWriteStream(fileOf(folder, table), { mode: 0o600, flush: true })
    await pipeline(lines(db, table), createGzip(), to)
  }
}

/** Reads all of them again and counts. */
export async function demandRows(folder: string, tables: readonly Table[], figures: Figures): Promise<void> {
  for (const table of tables) {
    let count = 0
    for await (const rows of readFileRows(folder, table)) count += rows.length
    if (count !== figures[rowsOf(table)]) throw new Problem(`${count} rows of ${table} were written.`)
  }
}

export async function insertRowFiles(db: Db, tables: readonly Table[], folder: string): Promise<void> {
  for (const table of tables) {
    for await (const rows of readFileRows(folder, table)) await insertRows(db, table, rows)
  }
}

async function* lines(db: Db, table: Table): AsyncGenerator<string> {
  for await (const rows of readRows(db, table)) {
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
}

async function* readFileRows(folder: string, table: Table): AsyncGenerator<Row[]> {
  const unpacked = createReadStream(fileOf(folder, table)).pipe(createGunzip())
  let rows: Row[] = []
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
    rows.push(JSON.parse(line) as Row)
    if (rows.length === ROWS_AT_ONCE) {
      yield rows
      rows = []
    }
  }
  if (rows.length > 0) yield rows
}

function fileOf(folder: string, table: Table): string {
  return join(folder, `${table}.jsonl.gz`)
}
