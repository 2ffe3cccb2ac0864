// `npm run doctor`: the checks of the Go live screen without the site. Nothing is migrated, created or written.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoSettings } from '#content/settings/index.ts'
import { createCheckDeps } from '#server/compose/check-deps.ts'
import type { Config } from '#server/config/config.ts'
import { withStoredKeys } from '#server/config/stored-keys.ts'
import { type Check, failing, messageOf, type Outcome, off } from '#server/monitoring/checks/check.ts'
import { listChecks, listSecretValues } from '#server/monitoring/checks/list-checks.ts'
import { ECHO_KEY_NAME } from '#server/monitoring/health/echo.service.ts'
import { describeParts } from '#server/monitoring/health/parts.ts'
import { createServers, type Simulated } from '#server/network/servers/servers.service.ts'
import { createBlobs } from '#server/platform/blobs/index.ts'
import { listExecuted, listIncompatible, listUnknown } from '#server/platform/database/compatibility.ts'
import { asTool, isFolderLocked, isUsedBySite } from '#server/platform/database/data-lock.ts'
import { demandReleased, migrate } from '#server/platform/database/migrate.ts'
import { migrations } from '#server/platform/database/migrations/index.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { findDatabaseProblem } from '#server/platform/database/problem.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { findValue } from '#server/platform/database/stored-value.ts'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { createSecretKey } from '#server/platform/secrets/secret-key.ts'
import { openSecrets } from '#server/platform/secrets/secrets.service.ts'
import { defaultsOf } from '#server/platform/settings/built-in.service.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import { createNoticeChannels } from '#server/team/notices/channels.service.ts'

export type Doctor = { checks: Check[]; secrets: string[]; close(): Promise<void> }

/** Checks that read rows; without the database they are not tested. */
const NEED_DATABASE = ['settings', 'backup', 'admin_password', 'two_factor', 'identity', 'legal']
const QUIET = { error: () => {}, warn: () => {} }
/** Stands for the simulators of a running site, which are not connected to. */
const NOWHERE = { host: '127.0.0.1', port: 0 }

type Opened = {
  db: Database
  /** Instead of the check of the database. */
  outcome: Outcome | null
  /** False: an empty database in memory stands in. */
  isReal: boolean
}

export async function openDoctor(given: Config): Promise<Doctor> {
  const { db, outcome, isReal } = await openForReading(given)
  const stored = await openSecrets({ db, log: QUIET, key: createSecretKey({ ...given, random }) })
  const config = withStoredKeys(given, stored.current())
  const settings = await openSettings({ db, log: QUIET, defaults: defaultsOf(config, demoSettings) })
  const servers = createServers({
    settings,
    secrets: stored,
    variables: config.serverVariables,
    simulated: simulatedBy(config),
  })
  const noticeChannels = createNoticeChannels({
    settings,
    secrets: stored,
    variables: config.notices,
    simulates: config.simulates,
    allowPrivate: config.allowPrivateWebhooks,
  })
  const deps = createCheckDeps({
    config,
    clock,
    random,
    db,
    settings,
    servers,
    noticeChannels,
    parts: () => describeParts(config, servers.current()),
    blobs: createBlobs(config, { clock, random }),
    echoKey: isReal ? await findValue(db, ECHO_KEY_NAME) : null,
    isSiteRunning: async () =>
      config.databaseUrl === null ? isFolderLocked(config.dataDir) : isReal && isUsedBySite(db),
  })
  const checks = listChecks(deps).map((check): Check => {
    if (check.id === 'database' && outcome) return { ...check, run: () => outcome }
    const needsRows = NEED_DATABASE.includes(check.id) || check.part === 'content'
    return isReal || !needsRows ? check : { ...check, run: () => off('no_database') }
  })
  return { checks, secrets: listSecretValues(deps, stored.current().values()), close: () => db.destroy() }
}

async function openForReading(config: Config): Promise<Opened> {
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'angkasa.db')))
    return standIn(failing('database_missing'))
  let db: Database | null = null
  try {
    const { databaseUrl, dataDir } = config
    db = await openDatabase({ databaseUrl: databaseUrl && asTool(databaseUrl), dataDir }, QUIET)
    const outcome = await checkVersion(db)
    // Fails when the tables that the checks read are not there.
    await db.selectFrom('settings').select('section').limit(1).execute()
    await db.selectFrom('secret').select(['name', 'updated_at']).limit(1).execute()
    await db.selectFrom('product').select('command_options').limit(1).execute()
    return { db, outcome, isReal: true }
  } catch (error) {
    await db?.destroy()
    const detail = findDatabaseProblem(error, config)?.line ?? messageOf(error)
    return standIn(failing('database_failing', { detail }))
  }
}

async function standIn(outcome: Outcome): Promise<Opened> {
  const db = openSqlite(':memory:')
  await migrate(db)
  return { db, outcome, isReal: false }
}

/** Null: of this version, or of a later one that it can run on. */
async function checkVersion(db: Database): Promise<Outcome | null> {
  await demandReleased(db)
  const unknown = await listUnknown(db, migrations)
  if (unknown.length > 0 && (await listIncompatible(db, unknown)).length > 0) return failing('database_newer')
  const executed = await listExecuted(db)
  if (executed.length === 0) return failing('database_missing')
  return Object.keys(migrations).every((name) => executed.includes(name)) ? null : off('database_older')
}

/** Follows the rules in sandbox.ts. */
function simulatedBy({ hasRealMoney, serverVariables, namesPing, namesBoards, simulates }: Config) {
  const boards: Simulated['boards'] =
    namesBoards || !simulates ? {} : { survival: { kind: 'sqlite', path: '' } }
  const hasConsole = hasRealMoney || !simulates || serverVariables.first.rconHost !== null
  return {
    rcon: hasConsole ? null : { ...NOWHERE, password: '' },
    ping: namesPing || !simulates ? null : NOWHERE,
    boards,
  }
}
