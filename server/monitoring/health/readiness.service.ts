// Whether the process can serve: the database can be read and written, answered within a second, and it does not stop.
import type { Database } from '#server/platform/database/schema.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { within } from '#server/platform/kernel/within.ts'

type Deps = {
  db: Database
  log: Pick<Log, 'info' | 'warn'>
  /** Whether the last write was stored. */
  isWritable(): boolean
  timeoutMs?: number
}

const TIMEOUT_MS = 1_000

export type ReadinessService = ReturnType<typeof createReadiness>

export function createReadiness({ db, log, isWritable, timeoutMs = TIMEOUT_MS }: Deps) {
  let pending: Promise<boolean> | null = null
  let wasUp = true
  let isLeaving = false

  /** Reads a table, because a connection alone proves little. Load balancers ask often, so only changes are logged. */
  async function queryDatabase(): Promise<boolean> {
    try {
      await db.selectFrom('counter').select('name').limit(1).execute()
      if (!wasUp) log.info({}, 'database is back')
      wasUp = true
    } catch (error) {
      if (wasUp) log.warn({ err: error }, 'database does not answer')
      wasUp = false
    }
    return wasUp
  }

  return {
    /** Concurrent calls share one query, so that none pile up. */
    async isReady(): Promise<boolean> {
      if (isLeaving || !isWritable()) return false
      pending ??= queryDatabase().finally(() => {
        pending = null
      })
      return within(timeoutMs, pending, () => false)
    },
    /** From now on health checks are told to send visitors elsewhere; requests are still served. */
    leave(): void {
      isLeaving = true
    },
    isLeaving: () => isLeaving,
  }
}
