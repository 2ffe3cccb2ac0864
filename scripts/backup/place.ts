// Where the data is, as the site itself finds it: from the same settings.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Env, readConfig } from '#server/config.ts'
import { loadSettings, type Settings } from '#server/settings-file.ts'
import { Problem } from './problem.ts'

export type Place = {
  dataDir: string
  databaseFile: string
  uploads: string
  /** What the simulator of the gateway remembers. */
  sandboxPayments: string
  /** Null where the database is the file. */
  databaseUrl: string | null
  /** Pictures are in a bucket, not in the folder. */
  hasBucket: boolean
}

export function readPlace(env: Env): Place {
  try {
    const { dataDir, databaseUrl, s3 } = readConfig(env)
    return {
      dataDir,
      databaseUrl,
      databaseFile: join(dataDir, 'angkasa.db'),
      uploads: join(dataDir, 'uploads'),
      sandboxPayments: join(dataDir, 'sandbox-payments.json'),
      hasBucket: s3 !== null,
    }
  } catch (error) {
    if (error instanceof ConfigError) throw new Problem(error.message)
    throw error
  }
}

/** For a command: reads the settings as the site does. What it writes is for its own user. */
export function openCommand(): { place: Place; settings: Settings } {
  process.umask(0o077)
  try {
    const settings = loadSettings({ env: process.env, args: process.argv.slice(2) })
    return { place: readPlace(process.env), settings }
  } catch (error) {
    if (error instanceof ConfigError) throw new Problem(error.message)
    throw error
  }
}

/** Not on standard output: that may be piped into another program. */
export function announcePlace(place: Place, { file }: Settings): void {
  console.error(`Settings: ${file ?? 'the environment'}`)
  console.error(`Database: ${describeDatabase(place)}`)
  console.error(`Data:     ${place.dataDir}`)
}

/** Without the password. */
function describeDatabase({ databaseUrl, databaseFile }: Place): string {
  if (databaseUrl === null) return databaseFile
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `PostgreSQL ${decodeURIComponent(pathname.slice(1))} at ${hostname}:${port || '5432'}`
}

/** A command that looks at data must not make an empty database and report on that. */
export function demandDatabase({ databaseUrl, databaseFile }: Place): void {
  if (databaseUrl === null && !existsSync(databaseFile)) {
    throw new Problem(
      `No database at ${databaseFile}; set DATA_DIR or DATABASE_URL, or give --env-file /etc/angkasa/angkasa.env`,
    )
  }
}
