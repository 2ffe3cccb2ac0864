// What must be there before anything else: the data folder, the database with its first rows, and a port to listen on.
import { ensureFirstAdmin, type MadeAdmin } from './admin/first-admin.service.ts'
import type { FirstAdmin } from './start-banner.ts'
import type { Config } from './config.ts'
import { secureDataFolder } from './data-folder.ts'
import { DataLockedError } from './database/data-lock.ts'
import { openSiteDatabase, type SiteDatabase } from './database/open-site.ts'
import { findDatabaseProblem } from './database/problem.ts'
import type { Database } from './database/schema.ts'
import { writeFirstPassword } from './first-password.ts'
import { requireFreePort } from './http/free-port.ts'
import { systemClock as clock } from './kernel/clock.ts'
import type { Log } from './kernel/log.ts'
import { systemRandom as random } from './kernel/random.ts'
import { seedProducts } from './products/seed-products.ts'
import { EXIT, listenOn, StartProblem, StoppedError } from './start-error.ts'
import { listenWhileWaiting, type Waiting } from './startup-server.ts'

type Options = { config: Config; log: Log; isTerminal: boolean; signal: AbortSignal | undefined }

type Opened = {
  database: SiteDatabase
  /** Null when there was one already. */
  admin: FirstAdmin | null
  /** Still listens, when the database was waited for. */
  waiting: Waiting | null
}

export async function openFirst({ config, log, isTerminal, signal }: Options): Promise<Opened> {
  let admin: FirstAdmin | null = null
  let waiting: Opened['waiting'] = null
  await listenOn(config, () => requireFreePort(config))
  const opening = openSiteDatabase({
    ...{ place: config, clock, log, signal },
    // With PostgreSQL and a bucket nothing may ever be written there.
    before: () => secureDataFolder(config.dataDir, { log, create: config.databaseUrl === null }),
    async prepare(db: Database) {
      const made = await ensureFirstAdmin({ db, clock, random }, config.firstAdmin)
      // At once: what follows may fail, and the password is known nowhere else.
      if (made) admin = keepSecret(made, config, isTerminal)
      await seedProducts(db, { clock, random })
    },
    async onWait() {
      waiting = await listenOn(config, () => listenWhileWaiting(config))
    },
  })
  try {
    const database = await untilStopped(opening, signal)
    return { database, admin, waiting }
  } catch (error) {
    ;(waiting as Opened['waiting'])?.close()
    throw toStartProblem(error, config)
  }
}

/** A connection that hangs does not hold up the stop. */
async function untilStopped<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  if (signal.aborted) throw new StoppedError()
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new StoppedError()), { once: true })
  })
  return Promise.race([work, stopped])
}

function toStartProblem(error: unknown, config: Config): unknown {
  if (error instanceof DataLockedError) return new StartProblem(error.message, EXIT.failure)
  const problem = findDatabaseProblem(error, config)
  return problem ? new StartProblem(problem.line) : error
}

/** A made-up password goes to a person at a terminal, or into a file; never into a log. */
function keepSecret({ username, password }: MadeAdmin, config: Config, isTerminal: boolean): FirstAdmin {
  if (password === null || (isTerminal && !config.isProduction)) {
    return { username, password, passwordFile: null }
  }
  return {
    username,
    password: null,
    passwordFile: writeFirstPassword(config.dataDir, { username, password }),
  }
}
