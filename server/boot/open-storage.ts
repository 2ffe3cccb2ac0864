// First step of the start: checks the port, then opens the data folder and the database with its first rows. The process
// listens only after it, so that a proxy gives no visitors to a process that cannot serve them.

import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { DataLockedError } from '#server/platform/database/data-lock.ts'
import { openSiteDatabase, type SiteDatabase } from '#server/platform/database/open-site.ts'
import { findDatabaseProblem } from '#server/platform/database/problem.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { isOpenToAll, makePrivate } from '#server/platform/kernel/private-path.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { seedProducts } from '#server/shop/products/built-in-products.service.ts'
import {
  ensureFirstAdmin,
  type MadeAdmin,
  writeFirstPassword,
} from '#server/team/sign-in/first-admin.service.ts'
import type { FirstAdmin } from './start-banner.ts'
import { EXIT, requireFreePort, StartError, StoppedError } from './start-error.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** SQLite creates its log files with the mode of the database. */
const FILES = ['angkasa.db', 'angkasa.db-wal', 'angkasa.db-shm']

type Options = { config: Config; log: Log; isTerminal: boolean; signal: AbortSignal | undefined }

type Opened = {
  database: SiteDatabase
  /** Null when an admin exists already. */
  admin: FirstAdmin | null
}

export async function openStorage({ config, log, isTerminal, signal }: Options): Promise<Opened> {
  let admin: FirstAdmin | null = null
  await requireFreePort(config)
  const opening = openSiteDatabase({
    place: config,
    clock,
    log,
    signal,
    // With PostgreSQL and a bucket the folder may never be needed, so it is not created.
    before: () => secureDataFolder(config.dataDir, { log, create: config.databaseUrl === null }),
    async prepare(db: Database) {
      const made = await ensureFirstAdmin({ db, clock, random }, config.firstAdmin)
      // Before the next step can fail: the password is stored nowhere else.
      if (made) admin = withoutLoggedPassword(made, config, isTerminal)
      await seedProducts(db, { clock, random })
    },
  })
  try {
    const database = await untilStopped(opening, signal)
    return { database, admin }
  } catch (error) {
    if (error instanceof DataLockedError) throw new StartError(error.message, EXIT.failure)
    const problem = findDatabaseProblem(error, config)
    throw problem ? new StartError(problem.line) : error
  }
}

/** A hanging connection must not delay the stop. */
async function untilStopped<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  if (signal.aborted) throw new StoppedError()
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new StoppedError()), { once: true })
  })
  return Promise.race([work, stopped])
}

/** A generated password is printed on a terminal or written to a file, never to a log. */
function withoutLoggedPassword(
  { username, password }: MadeAdmin,
  config: Config,
  isTerminal: boolean,
): FirstAdmin {
  if (password === null || (isTerminal && !config.isProduction)) {
    return { username, password, passwordFile: null }
  }
  return {
    username,
    password: null,
    passwordFile: writeFirstPassword(config.dataDir, { username, password }),
  }
}

/** Step by step: Node's own `recursive` never ends where a folder such as /proc takes no others. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: FOLDER_MODE })
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) throw error
  }
}

/** It holds password hashes, orders and secrets, so only the user of the site may read it. */
function secureDataFolder(dataDir: string, { log, create }: { log: Log; create: boolean }): void {
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new StartError(`DATA_DIR must be a folder, ${dataDir} is not`)
  if (create) makeFolder(resolve(dataDir))
  if (makePrivate(dataDir, FOLDER_MODE))
    log.warn({ dataDir }, 'data folder was readable by others, made private')
  if (isOpenToAll(dataDir)) log.warn({ dataDir }, 'data folder of another user is readable by all')
  for (const file of FILES) makePrivate(join(dataDir, file), FILE_MODE)
}
