// Whether the database can be read and written right now, answered within a second whatever it does.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/kernel/log.ts'

type Deps = {
  db: Database
  log: Pick<Log, 'info' | 'warn'>
  /** Whether the last write was stored. */
  isWritable(): boolean
  limitMs?: number
}

const LIMIT_MS = 1_000

export type ReadinessService = ReturnType<typeof createReadiness>

export function createReadiness({ db, log, isWritable, limitMs = LIMIT_MS }: Deps) {
  let asking: Promise<boolean> | null = null
  let answeredBefore = true

  /** A table is touched: a connection alone proves little. */
  async function ask(): Promise<boolean> {
    try {
      await db.selectFrom('counter').select('name').limit(1).execute()
      note(true)
      return true
    } catch (error) {
      note(false, error)
      return false
    }
  }

  /** Balancers ask every few seconds; only the changes are worth a line. */
  function note(answers: boolean, error?: unknown): void {
    if (answers !== answeredBefore && answers) log.info({}, 'the database answers again')
    if (answers !== answeredBefore && !answers) log.warn({ err: error }, 'the database does not answer')
    answeredBefore = answers
  }

  return {
    /** One question at a time: those who ask meanwhile wait for the same answer, so that none pile up. */
    async isReady(): Promise<boolean> {
      if (!isWritable()) return false
      asking ??= ask().finally(() => {
        asking = null
      })
      const late = new AbortController()
      const limit = sleep(limitMs, false, { signal: late.signal }).catch(() => false)
      const answers = await Promise.race([asking, limit])
      late.abort()
      return answers
    },
  }
}
