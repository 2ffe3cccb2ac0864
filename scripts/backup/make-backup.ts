// Writes a backup folder under a temporary name, verifies it, then renames it.
import { existsSync } from 'node:fs'
import { constants, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { VERSION } from '#server/config/version.ts'
import { recordBackup } from '#server/monitoring/metrics/last-backup.repository.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { SECRET_KEY_FILE } from '#server/platform/secrets/secret-key.ts'
import { type BackupPaths, requireDatabase } from './backup-paths.ts'
import { listFiles, MANIFEST, type Manifest } from './manifest.ts'
import { findOwner, makePrivate } from './ownership.ts'
import { findTools, type Tools } from './pg-tools.ts'
import { copyPostgres, openTool } from './postgres-copy.ts'
import { copySqlite, type Described, flush } from './sqlite-copy.ts'

export const SQLITE_FILE = 'angkasa.db'
export const UPLOADS_FOLDER = 'uploads'
export const SANDBOX_FILE = 'sandbox-payments.json'

const NAME = /^angkasa-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
const PART = /^\.angkasa-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.part$/
const DAY_MS = 86_400_000

const nameOf = (at: Date) => `angkasa-${at.toISOString().replace(/[:.]/g, '-')}`
const partName = (at: Date) => `.${nameOf(at)}.part`

type Options = {
  place: BackupPaths
  /** Parent folder of the backup. */
  to: string
  now: Date
  say(line: string): void
  tools?: Tools | null
}

export type Backup = { folder: string; manifest: Manifest }

export async function makeBackup({ place, to, now, say, tools = findTools() }: Options): Promise<Backup> {
  const aside = join(to, partName(now))
  const folder = join(to, nameOf(now))
  const owner = isInside(place.dataDir, to) ? findOwner(place.dataDir) : null
  const made = await mkdir(to, { recursive: true, mode: 0o700 })
  await removeStaleParts(to, now)
  // Private, because it holds password hashes and secrets.
  await mkdir(aside, { mode: 0o700 })
  try {
    const manifest = await fill(aside, { place, now, tools })
    await writeFile(join(aside, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    flush(join(aside, MANIFEST))
    makePrivate(aside, owner)
    await rename(aside, folder)
    if (made) makePrivate(made, owner)
    await recordSuccess(place, now, say)
    return { folder, manifest }
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}

async function fill(folder: string, { place, now, tools }: Omit<Required<Options>, 'to' | 'say'>) {
  // Before and after the database, so that an upload added or removed meanwhile is included.
  await copyUploads(place, folder)
  const { version, ...described } = await copyDatabase(folder, { place, tools })
  await copyUploads(place, folder)
  if (existsSync(place.sandboxPayments)) await copyFile(place.sandboxPayments, join(folder, SANDBOX_FILE))
  // Without it the stored secrets would be lost with the machine.
  if (secretKeyOf(place) === 'included') await copyFile(place.secretKeyFile, join(folder, SECRET_KEY_FILE))
  const manifest: Manifest = {
    format: 1,
    at: now.toISOString(),
    angkasa: VERSION,
    node: process.versions.node,
    database: { form: place.databaseUrl === null ? 'sqlite' : 'pg_dump', version },
    ...described,
    uploads: place.hasBucket ? 'bucket' : 'folder',
    secret_key: secretKeyOf(place),
    files: await listFiles(folder),
  }
  return manifest
}

function secretKeyOf({ hasSecretKey, secretKeyFile }: BackupPaths): Manifest['secret_key'] {
  if (hasSecretKey) return 'environment'
  return existsSync(secretKeyFile) ? 'included' : 'none'
}

async function copyDatabase(
  folder: string,
  { place, tools }: Pick<Required<Options>, 'place' | 'tools'>,
): Promise<Described> {
  if (place.databaseUrl !== null) return copyPostgres({ databaseUrl: place.databaseUrl, folder, tools })
  requireDatabase(place)
  return copySqlite(place.databaseFile, join(folder, SQLITE_FILE))
}

/** Uploads never change; a leading dot marks one that is still being written. */
async function copyUploads({ uploads, hasBucket }: BackupPaths, folder: string): Promise<void> {
  if (hasBucket || !existsSync(uploads)) return
  const to = join(folder, UPLOADS_FOLDER)
  await mkdir(to, { recursive: true })
  for (const name of await readdir(uploads)) {
    if (name.startsWith('.') || existsSync(join(to, name))) continue
    await copyFile(join(uploads, name), join(to, name), constants.COPYFILE_FICLONE).catch((error) => {
      if (error.code !== 'ENOENT') throw error // an admin has just removed it
    })
  }
}

function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..')
}

/** For `angkasa_backup_age_seconds`. The backup is complete, so a failure here is only reported. */
async function recordSuccess(place: BackupPaths, now: Date, say: (line: string) => void): Promise<void> {
  try {
    const db = place.databaseUrl === null ? openSqlite(place.databaseFile) : openTool(place.databaseUrl)
    await recordBackup(db, now).finally(() => db.destroy())
  } catch (error) {
    say(`The time of this backup could not be recorded for the metrics: ${(error as Error).message}`)
  }
}

/** Leftovers of killed backups; none takes longer than a day. */
async function removeStaleParts(folder: string, now: Date): Promise<void> {
  const oldest = partName(new Date(now.getTime() - DAY_MS))
  for (const name of await readdir(folder)) {
    // Names contain the time, so they sort by it.
    if (PART.test(name) && name < oldest) await rm(join(folder, name), { recursive: true })
  }
}

/** Removes all but the newest backups and returns their names; other folders stay. */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST)),
  )
  const old = names.sort().reverse().slice(keep)
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
