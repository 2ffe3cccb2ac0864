// Proves the sums equal to the orders, and makes them again where they are not: after a crash of the disk, a restored
// table, or a process of a version that did not write them yet.
import { sql } from 'kysely'
import type { Core } from '#server/platform/database/core.ts'
import { addMissingItems } from '#server/platform/database/order-items.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { jakartaDay, lastDays } from '#server/platform/kernel/jakarta.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { compareDays, compareKeys, comparePlayers, type Difference, repairKeys } from './compare-sums.ts'
import { computeDays, computePlayers, playersOf, type Span } from './compute-sums.ts'
import { addToDays, addToPlayers, isPostgres } from './sums.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & { log: Pick<Log, 'warn'> }

/** Days that the job compares: today and those before it. */
const CHECKED_DAYS = 3
const SHOWN_DIFFERENCES = 5

export function createSumsCheck({ db, clock, log }: Deps) {
  return {
    /** All differences. Reads one snapshot, so orders that change meanwhile do not matter. */
    check: (): Promise<Difference[]> =>
      inSnapshot(db, async (trx) => [...(await compareSums(trx, null)), ...(await compareKeys(trx))]),

    /** Makes all sums again. Orders are held up or refused meanwhile: for 15 s where there are a million. */
    async rebuild(): Promise<void> {
      await repairKeys(db)
      await addMissingItems(db, null)
      await rebuildSums(db, null)
    },

    /** The job: compares the last days, and the players with orders in them, and repairs them. */
    async run(): Promise<void> {
      const span = lastDays(clock.now(), CHECKED_DAYS)
      await addMissingItems(db, span)
      const found = await inSnapshot(db, (trx) => compareSums(trx, span))
      if (found.length === 0) return
      log.warn(
        { differences: found.length, first: found.slice(0, SHOWN_DIFFERENCES) },
        'sums differ from the orders and are made again',
      )
      await rebuildSums(db, span)
    },
  }
}

async function compareSums(trx: Db, span: Span | null): Promise<Difference[]> {
  return [...(await compareDays(trx, span)), ...(await comparePlayers(trx, span))]
}

/** All queries of the work see the same moment. Nothing is locked for writers. */
async function inSnapshot<Result>(db: Database, work: (trx: Db) => Promise<Result>): Promise<Result> {
  if (isPostgres(db)) return db.transaction().setIsolationLevel('repeatable read').execute(work)
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`commit`.execute(connection)
    }
  })
}

/**
 * PostgreSQL: the lock waits for transactions that have changed the sums, and holds up those that are about to. Their orders
 * are not committed then, so they are not in the new sums and are added afterwards. SQLite has one writer anyway.
 */
async function rebuildSums(db: Database, span: Span | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (isPostgres(trx)) await sql`lock table day_sum, player_sum in exclusive mode`.execute(trx)
    const [days, players] = [await computeDays(trx, span), await computePlayers(trx, span)]
    let oldDays = trx.deleteFrom('day_sum')
    let oldPlayers = trx.deleteFrom('player_sum')
    if (span) {
      oldDays = oldDays.where('day', '>=', jakartaDay(span.from)).where('day', '<', jakartaDay(span.until))
      oldPlayers = oldPlayers.where('player_key', 'in', playersOf(trx, span))
    }
    await oldDays.execute()
    await oldPlayers.execute()
    await addToDays(trx, days)
    await addToPlayers(trx, players)
  })
}
