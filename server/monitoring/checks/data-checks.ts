// Settings, database, disk and backup.
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { writeProbe } from '#server/platform/database/writability.ts'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import { isOpenToAll } from '#server/platform/kernel/private-path.ts'
import { type Check, failing, failingWhenLive, messageOf, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

const HOUR_MS = 3_600_000
const BACKUP_MAX_HOURS = 24
/** A nightly backup starts at a slightly different time every day. */
const BACKUP_GRACE_HOURS = 2
const MEGABYTE = 1_000_000
const GIGABYTE = 1_000 * MEGABYTE
/** About two seconds. A backup looks at the pages of every database. */
const PAGE_CHECK_MAX_BYTES = 500 * MEGABYTE
const DISK_MIN_BYTES = 500 * MEGABYTE

export function dataChecks(deps: CheckDeps): Check[] {
  return [
    { id: 'settings', part: 'data', run: () => checkSettings(deps) },
    ...deps.config.warnings.map(
      ({ name, reason, values }): Check => ({
        id: 'variable',
        part: 'data',
        subject: name,
        run: () => failingWhenLive(deps.config.isProduction, reason, values),
      }),
    ),
    { id: 'database', part: 'data', run: () => checkDatabase(deps) },
    { id: 'disk', part: 'data', run: () => checkDisk(deps.config) },
    { id: 'backup', part: 'data', run: () => checkBackup(deps) },
  ]
}

/** The environment was validated when the configuration was read. */
function checkSettings({ invalidSections }: CheckDeps): Outcome {
  const names = invalidSections()
  return names.length > 0 ? failing('settings_invalid', { names: names.join(', ') }) : ready('config_ready')
}

async function checkDatabase({ db, config }: CheckDeps): Promise<Outcome> {
  const isPostgres = config.databaseUrl !== null
  try {
    await writeProbe(db)
    if (isPostgres) return ready('database_ready', { kind: 'PostgreSQL' })
    return (await lookAtPages(db)) ? ready('database_ready', { kind: 'SQLite' }) : ready('database_large')
  } catch (error) {
    return failing('database_failing', { detail: messageOf(error) })
  }
}

/** Throws for a damaged file; false where that would take long. */
async function lookAtPages(db: CheckDeps['db']): Promise<boolean> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size
  `.execute(db)
  if ((rows[0]?.bytes ?? 0) > PAGE_CHECK_MAX_BYTES) return false
  const { rows: found } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  if (found[0]?.quick_check !== 'ok') throw new Error(`it is damaged: ${found[0]?.quick_check}`)
  return true
}

async function checkDisk({ dataDir: folder, isProduction }: CheckDeps['config']): Promise<Outcome> {
  try {
    const { bavail, bsize } = await statfs(folder)
    const bytes = bavail * bsize
    const values = { free: toText(bytes), folder }
    if (bytes < DISK_MIN_BYTES) return failing('disk_low', values)
    if (isOpenToAll(folder)) return failingWhenLive(isProduction, 'disk_open', { folder })
    return ready('disk_ready', values)
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return off('disk_elsewhere')
    throw error
  }
}

function toText(bytes: number): string {
  return bytes < GIGABYTE ? `${Math.floor(bytes / MEGABYTE)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`
}

async function checkBackup({ findLastBackup, clock, config }: CheckDeps): Promise<Outcome> {
  const last = await findLastBackup()
  const command = commandLine('backup')
  if (!last) return failingWhenLive(config.isProduction, 'backup_never', { command })
  const hours = Math.max(0, Math.floor((clock.now().getTime() - last.getTime()) / HOUR_MS))
  return hours > BACKUP_MAX_HOURS + BACKUP_GRACE_HOURS
    ? failingWhenLive(config.isProduction, 'backup_old', { hours, command })
    : ready('backup_ready', { hours })
}
