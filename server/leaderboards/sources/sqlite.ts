// A SQLite file of the plugin, opened for reading only. A read blocks, so other work gets its turn between two.
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises'
import {
  type BoardAnswer,
  type BoardDatabase,
  type BoardRow,
  LIMITS,
  type Limits,
  type OpenDatabase,
} from './board-database.ts'

/** With 100,000 players on every board a file has about 200 MB; beyond that a single read would be felt. */
const MAX_BYTES = 256 * 1024 * 1024
const SQLITE_BUSY = 5
const ASK_AGAIN_MS = 100

export function openSqliteFile(path: string, { queryMs }: Limits = LIMITS): OpenDatabase {
  return async (signal): Promise<BoardDatabase> => {
    if (statSync(path).size > MAX_BYTES) {
      throw new Error('the file is too large to be read in passing: let the plugin keep its boards in MySQL')
    }
    // Waiting for the plugin to finish writing is done here, not inside SQLite, where it would block.
    const database = new DatabaseSync(path, { readOnly: true, timeout: 0 })
    return {
      async ask(query) {
        for (let waited = 0; ; waited += ASK_AGAIN_MS) {
          await otherWork(undefined, { signal })
          const answer = read(database, query)
          if (answer !== 'busy') return answer
          if (waited >= queryMs) throw new Error(`the file is locked for ${queryMs} ms`)
          await sleep(ASK_AGAIN_MS, undefined, { signal })
        }
      },
      close: () => database.close(),
    }
  }
}

function read(database: DatabaseSync, query: string): BoardAnswer | 'busy' {
  try {
    const statement = database.prepare(query)
    statement.setReadBigInts(true)
    return { rows: statement.all() as BoardRow[] }
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    if (((errcode ?? 0) & 0xff) === SQLITE_BUSY) return 'busy'
    if (/^no such (table|column)/.test(message)) return { missing: message }
    throw error
  }
}
