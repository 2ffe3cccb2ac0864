// Where the data is, as the site itself finds it: from the same settings.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Env, readConfig } from '#server/config.ts'
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

export function readPlaceHere(): Place {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readPlace(process.env)
}
