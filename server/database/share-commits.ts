// Work of the same moment in one transaction: the disk is asked once for all of it, and each is answered after that.
import { PatientAdapter } from './patient-driver.ts'
import type { Database, Db } from './schema.ts'

type Work<Result> = (trx: Db) => Promise<Result>
type Waiting = { work: Work<unknown>; resolve(result: unknown): void; reject(reason: unknown): void }

/** Work changes the database and nothing else: it runs again, alone, when another of its moment fails. */
export type RunShared = <Result>(work: Work<Result>) => Promise<Result>

/** Nothing else happens in the process while they run. */
export const MOST_AT_ONCE = 32

export function shareCommits(db: Database): RunShared {
  const runAlone = <Result>(work: Work<Result>): Promise<Result> => db.transaction().execute(work)
  // PostgreSQL shares by itself; and there two processes that each hold many rows could block each other.
  if (!(db.getExecutor().adapter instanceof PatientAdapter)) return runAlone
  let waiting: Waiting[] = []

  async function runWaiting(): Promise<void> {
    const together = waiting.slice(0, MOST_AT_ONCE)
    waiting = waiting.slice(MOST_AT_ONCE)
    if (waiting.length > 0) setImmediate(runWaiting)
    let atWork = false
    try {
      const results = await db.transaction().execute(async (trx) => {
        const done: unknown[] = []
        atWork = true
        for (const { work } of together) done.push(await work(trx))
        atWork = false
        return done
      })
      together.forEach(({ resolve }, place) => {
        resolve(results[place])
      })
    } catch (error) {
      // Not begun or not kept counts for all. What one of them did wrong must not cost the others.
      if (!atWork || together.length === 1) for (const { reject } of together) reject(error)
      else for (const { work, resolve, reject } of together) await runAlone(work).then(resolve, reject)
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      // After everything that has already arrived was read.
      if (waiting.length === 0) setImmediate(runWaiting)
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
    })
}
