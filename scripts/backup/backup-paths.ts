// The location of the data, from the same settings as the site.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Env, readConfig } from '#server/config/config.ts'
import { loadSettings, type Settings } from '#server/config/env-file.ts'
import { SECRET_KEY_FILE } from '#server/platform/secrets/secret-key.ts'
import { UserError } from './user-error.ts'

export type BackupPaths = {
  dataDir: string
  databaseFile: string
  uploads: string
  /** State of the gateway simulator. */
  sandboxPayments: string
  /** Key of the stored secrets, unless SECRET_KEY is set. */
  secretKeyFile: string
  hasSecretKey: boolean
  /** Null for SQLite. */
  databaseUrl: string | null
  /** Uploads are in an S3 bucket. */
  hasBucket: boolean
}

export function readBackupPaths(env: Env): BackupPaths {
  try {
    const { dataDir, databaseUrl, s3, secretKey } = readConfig(env)
    return {
      dataDir,
      databaseUrl,
      databaseFile: join(dataDir, 'angkasa.db'),
      uploads: join(dataDir, 'uploads'),
      sandboxPayments: join(dataDir, 'sandbox-payments.json'),
      secretKeyFile: join(dataDir, SECRET_KEY_FILE),
      hasSecretKey: secretKey !== null,
      hasBucket: s3 !== null,
    }
  } catch (error) {
    if (error instanceof ConfigError) throw new UserError(error.message)
    throw error
  }
}

/** Reads the settings as the site does; files that the command writes are private. */
export function openCommand(): { place: BackupPaths; settings: Settings } {
  process.umask(0o077)
  try {
    const settings = loadSettings({ env: process.env, args: process.argv.slice(2) })
    return { place: readBackupPaths(process.env), settings }
  } catch (error) {
    if (error instanceof ConfigError) throw new UserError(error.message)
    throw error
  }
}

/** On standard error, because standard output may be piped. */
export function announcePaths(place: BackupPaths, { file }: Settings): void {
  console.error(`Settings: ${file ?? 'the environment'}`)
  console.error(`Database: ${describeDatabase(place)}`)
  console.error(`Data:     ${place.dataDir}`)
}

/** Without the password. */
function describeDatabase({ databaseUrl, databaseFile }: BackupPaths): string {
  if (databaseUrl === null) return databaseFile
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `PostgreSQL ${decodeURIComponent(pathname.slice(1))} at ${hostname}:${port || '5432'}`
}

/** Opening a missing file would create an empty database. */
export function requireDatabase({ databaseUrl, databaseFile }: BackupPaths): void {
  if (databaseUrl === null && !existsSync(databaseFile)) {
    throw new UserError(
      `No database at ${databaseFile}; set DATA_DIR or DATABASE_URL, or give --env-file /etc/angkasa/angkasa.env`,
    )
  }
}
