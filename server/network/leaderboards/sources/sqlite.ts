// A read-only SQLite file of the plugin. Queries block the event loop, so it yields between two of them.
import { access, constants, open, stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  type BoardDatabase,
  type BoardResult,
  type BoardRow,
  H2_FILE,
  LIMITS,
  type Limits,
  type OpenDatabase,
} from './leaderboard-source.ts'
import { BOARD_COLUMNS } from './queries.ts'

const TABLES = `SELECT tables.name AS name, COUNT(*) AS value
FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
WHERE tables.type = 'table' AND columns.name IN (${BOARD_COLUMNS.map((name) => `'${name}'`).join(', ')})
GROUP BY tables.name HAVING COUNT(*) = ${BOARD_COLUMNS.length} ORDER BY tables.name`

/** 100,000 players on every board are about 200 MB; larger files would block the event loop for too long. */
const MAX_BYTES = 256 * 1024 * 1024
const SQLITE_BUSY = 5
const RETRY_MS = 100

export function openSqliteFile(path: string, { queryMs }: Limits = LIMITS): OpenDatabase {
  return async (signal): Promise<BoardDatabase> => {
    await requireFile(path)
    // No busy timeout, which would block the event loop: locks are retried below.
    const database = new DatabaseSync(path, { readOnly: true, timeout: 0 })
    async function query(sql: string): Promise<BoardResult> {
      for (let waited = 0; ; waited += RETRY_MS) {
        await yieldToEventLoop(undefined, { signal })
        const result = read(database, sql)
        if (result !== 'busy') return result
        if (waited >= queryMs) throw new Error(`the file is locked for ${queryMs} ms`)
        await sleep(RETRY_MS, undefined, { signal })
      }
    }
    return {
      query,
      async listTables() {
        const result = await query(TABLES)
        return 'rows' in result ? result.rows.map(({ name }) => String(name)) : []
      },
      close: () => database.close(),
    }
  }
}

/** A pipe or a device could block when it is opened. */
async function requireFile(path: string): Promise<void> {
  const found = await stat(path)
  if (!found.isFile()) throw new Error('not a regular file')
  // SQLite says of a missing permission only that it cannot open the file.
  await access(path, constants.R_OK)
  if (await isH2(path))
    throw Object.assign(new Error('an H2 database, which only the plugin can read'), { code: H2_FILE })
  if (found.size > MAX_BYTES) throw new Error('the file is too large: configure the plugin to use MySQL')
}

/** The first bytes of every file of H2. */
const H2_START = 'H:2,'

async function isH2(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(H2_START.length), 0, H2_START.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === H2_START
  } finally {
    await file.close()
  }
}

function read(database: DatabaseSync, sql: string): BoardResult | 'busy' {
  try {
    const statement = database.prepare(sql)
    statement.setReadBigInts(true)
    return { rows: statement.all() as BoardRow[] }
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    if (((errcode ?? 0) & 0xff) === SQLITE_BUSY) return 'busy'
    if (/^no such (table|column)/.test(message)) return { missing: message }
    throw error
  }
}
