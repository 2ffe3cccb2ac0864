// Opens and migrates the database of a site; retries with back-off while it is unavailable.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { type DataLock, lockDataFolder } from './data-lock.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { findDatabaseProblem, type Place } from './problem.ts'
import type { Database } from './schema.ts'
import { type Writability, watchWrites } from './writability.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000

type Options = {
  place: Place
  clock: Clock
  log: Log
  /** Runs first in each attempt. */
  before?(): void
  /** Runs on the migrated database, in each attempt. */
  prepare?(db: Database): Promise<void>
  signal?: AbortSignal
}

export type SiteDatabase = { db: Database; writability: Writability; close(): Promise<void> }

export async function openSiteDatabase(options: Options): Promise<SiteDatabase> {
  const { place, log, signal } = options
  let lock: DataLock | null = null
  let pauseMs = FIRST_PAUSE_MS
  for (;;) {
    try {
      options.before?.()
      if (place.databaseUrl === null) lock ??= await lockDataFolder(place.dataDir, { log, signal })
      return await open(options, lock)
    } catch (error) {
      const problem = findDatabaseProblem(error, place)
      if (!problem?.canPass) {
        lock?.release()
        throw error
      }
      log.warn({ reason: problem.line, retrySeconds: pauseMs / 1_000 }, 'database cannot be used yet')
      await sleep(pauseMs, undefined, { signal })
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }
}

async function open({ place, clock, log, prepare }: Options, lock: DataLock | null): Promise<SiteDatabase> {
  let writability: Writability | null = null
  const db = await openDatabase(place, log, (event) => writability?.note(event))
  try {
    await migrate(db, { log })
    await prepare?.(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const watched = watchWrites({ db, clock, log })
  writability = watched
  return {
    db,
    writability: watched,
    async close() {
      watched.stop()
      await db.destroy()
      lock?.release()
    },
  }
}
