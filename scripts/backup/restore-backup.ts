// Restores a backup. Existing data is set aside, never deleted.
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import { SECRET_KEY_FILE } from '#server/platform/secrets/secret-key.ts'
import type { BackupPaths } from './backup-paths.ts'
import { endAccess, readFormerFile } from './end-access.ts'
import { holdDeliveries } from './hold-deliveries.ts'
import { holdFile } from './in-use.ts'
import { listBlocks, lostBlocks, readBlocks } from './lost-blocks.ts'
import { SANDBOX_FILE, SQLITE_FILE, UPLOADS_FOLDER } from './make-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { requireKnown } from './migration.ts'
import { findOwner, makePrivate } from './ownership.ts'
import { findTools, requireTools, type Tools } from './pg-tools.ts'
import { restorePostgres } from './restore-postgres.ts'
import type { RestoredDatabase, Restoring } from './restoring.ts'
import { differences } from './row-counts.ts'
import { describeSqlite, flush, requireSound, withFile } from './sqlite-copy.ts'
import { UserError } from './user-error.ts'

type Options = {
  place: BackupPaths
  /** The backup. */
  folder: string
  force: boolean
  /** Nothing was sent since the backup, so nothing is held. */
  asIs?: boolean
  now: Date
  tools?: Tools | null
}

export type Restored = RestoredDatabase & { manifest: Manifest }

export async function restoreBackup(options: Options): Promise<Restored> {
  const { place, folder, force, asIs = false, now, tools = findTools() } = options
  const manifest = await readManifest(folder)
  requireKnown(manifest)
  const isFile = manifest.database.form === 'sqlite'
  if (isFile !== (place.databaseUrl === null)) {
    throw new UserError(
      isFile
        ? `This is a backup of SQLite, and DATABASE_URL names a PostgreSQL. Restore it without DATABASE_URL, then use ${commandLine('move')}.`
        : 'This is a backup of PostgreSQL: set DATABASE_URL to the database that is to hold it.',
    )
  }
  const stamp = now.toISOString().replace(/[:.]/g, '-')
  if (!force) await requireNoFiles(place, manifest)
  const restoring = { place, folder, manifest, stamp, force, asIs, now }
  const owner = findOwner(place.dataDir)
  const made = await mkdir(place.dataDir, { recursive: true, mode: 0o700 })
  const database = isFile
    ? await restoreSqlite(restoring)
    : await restorePostgres({ ...restoring, tools: requireTools(tools) })
  const setAside = [...database.setAside, ...(await restoreFiles(restoring))]
  // Run as root, the files would belong to root, and the site could not read them.
  const paths = made
    ? [made]
    : [place.databaseFile, place.uploads, place.sandboxPayments, place.secretKeyFile]
  for (const path of paths) makePrivate(path, owner)
  return { manifest, ...database, setAside }
}

async function requireNoFiles(place: BackupPaths, manifest: Manifest): Promise<void> {
  const { uploads, sandboxPayments, secretKeyFile } = place
  const isInBackup = (path: string) => manifest.files.some((file) => file.path.startsWith(path))
  const hasUploads = existsSync(uploads) && (await readdir(uploads)).length > 0
  if (hasUploads && isInBackup(`${UPLOADS_FOLDER}/`)) throw overwriting(uploads)
  if (existsSync(sandboxPayments) && isInBackup(SANDBOX_FILE)) throw overwriting(sandboxPayments)
  if (existsSync(secretKeyFile) && isInBackup(SECRET_KEY_FILE)) throw overwriting(secretKeyFile)
}

function overwriting(what: string): UserError {
  return new UserError(
    `There is data already (${what}). With --force it is set aside and the backup takes its place.`,
  )
}

async function restoreSqlite(restoring: Restoring): Promise<RestoredDatabase> {
  const { place, folder, manifest, stamp, force, asIs, now } = restoring
  const file = place.databaseFile
  const fresh = `${file}.restoring`
  if (existsSync(file) && !force) throw overwriting(file)
  const held = holdFile(file)
  try {
    await copyFile(join(folder, SQLITE_FILE), fresh)
    flush(fresh)
    requireSound(fresh)
    const wrong = differences(manifest.figures, (await describeSqlite(fresh)).figures)
    if (wrong.length > 0) throw new UserError(`The copy differs from the backup:\n${wrong.join('\n')}`)
    const found = await withFile(fresh, (db) => holdDeliveries(db, { now, asIs }))
    const lost = lostBlocks(readBlocks(held.db), await withFile(fresh, listBlocks))
    const former = await readFormerFile(held.db)
    const team = await withFile(fresh, (db) => endAccess(db, former))
    const setAside: string[] = []
    for (const part of ['', '-wal', '-shm']) {
      if (existsSync(file + part)) setAside.push(await moveAside(file + part, stamp))
    }
    await rename(fresh, file)
    return { setAside, ...found, lostBlocks: lost, team }
  } finally {
    held.release()
    await rm(fresh, { force: true })
  }
}

async function restoreFiles({ place, folder, stamp }: Restoring): Promise<string[]> {
  const moved: string[] = []
  const uploads = join(folder, UPLOADS_FOLDER)
  if (existsSync(uploads)) {
    if (existsSync(place.uploads)) moved.push(await moveAside(place.uploads, stamp))
    await cp(uploads, place.uploads, { recursive: true })
  }
  const files = [
    [SANDBOX_FILE, place.sandboxPayments],
    [SECRET_KEY_FILE, place.secretKeyFile],
  ] as const
  for (const [name, target] of files) {
    const copy = join(folder, name)
    if (!existsSync(copy)) continue
    if (existsSync(target)) moved.push(await moveAside(target, stamp))
    await copyFile(copy, target)
  }
  return moved
}

async function moveAside(path: string, stamp: string): Promise<string> {
  const aside = `${path}.before-restore-${stamp}`
  await rename(path, aside)
  return aside
}
