// One line for a database that cannot be used: which one, why, and what to do. Never a password.
import { join } from 'node:path'
import { isDatabaseAway } from '#server/platform/kernel/database-away.ts'
import { DatabaseVersionError } from './migrate.ts'

export type Place = { databaseUrl: string | null; dataDir: string }

type DatabaseProblem = {
  line: string
  /** Worth retrying: it may pass, or be fixed while the process waits. */
  canPass: boolean
}

type Failure = Error & { code?: string; errcode?: number; syscall?: string; path?: string }

const FILE_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EDQUOT'])
const FULL = 'the disk is full. Make room: see "Disk full" in docs/runbook.md'
const RIGHTS = 'this user may not write there. Give it the folder (chown), or set DATA_DIR'
const DAMAGED = 'Restore a backup: see "Restore" in docs/backup-and-upgrade.md'

/** Null for other errors, which are bugs. */
export function findDatabaseProblem(error: unknown, place: Place): DatabaseProblem | null {
  if (error instanceof DatabaseVersionError) return { line: error.message, canPass: false }
  if (!(error instanceof Error)) return null
  return place.databaseUrl === null
    ? findSqliteProblem(error, join(place.dataDir, 'angkasa.db'))
    : findPostgresProblem(error, place.databaseUrl)
}

function findSqliteProblem(error: Failure, file: string): DatabaseProblem | null {
  const passing = (why: string) => ({ line: `${file}: ${why}.`, canPass: true })
  const lasting = (why: string) => ({ line: `${file}: ${why}.`, canPass: false })
  if (error.code !== undefined && FILE_CODES.has(error.code)) {
    const why = error.code === 'ENOSPC' || error.code === 'EDQUOT' ? FULL : RIGHTS
    return { line: `${error.path ?? file}: ${why}.`, canPass: true }
  }
  if (error.code !== 'ERR_SQLITE_ERROR') return null
  switch ((error.errcode ?? 0) & 0xff) {
    case 5:
    case 6:
      return passing('another program holds the database. Find it: fuser -v on the file')
    case 8:
      return passing(`the database is read-only: ${RIGHTS}`)
    case 10:
      return passing('the disk cannot be read or written (disk I/O error). Is it full or failing?')
    case 11:
      return lasting(`the database is damaged (malformed). ${DAMAGED}`)
    case 13:
      return passing(FULL)
    case 14:
      return passing(`the file cannot be opened: ${RIGHTS}`)
    case 26:
      return lasting(`the file is not a database. ${DAMAGED}, or set DATA_DIR`)
    default:
      return null
  }
}

function findPostgresProblem(error: Failure, databaseUrl: string): DatabaseProblem | null {
  const { host, port, name, user } = describe(databaseUrl)
  const at = `PostgreSQL ${name} at ${host}:${port}`
  const passing = (why: string) => ({ line: `${at}: ${why}.`, canPass: true })
  switch (error.code) {
    case '28P01':
    case '28000':
      return passing(`user ${user} is refused. Correct the password in DATABASE_URL, or pg_hba.conf`)
    case '3D000':
      return passing(`there is no database ${name}. Make it: createdb -O ${user} ${name}`)
    case '42501':
      return passing(`user ${user} may not make tables. Make it the owner of the database ${name}`)
    default:
      return isDatabaseAway(error)
        ? passing(`no answer (${error.code ?? error.message}). Start it, or correct DATABASE_URL`)
        : null
  }
}

function describe(databaseUrl: string): { host: string; port: string; name: string; user: string } {
  const url = new URL(databaseUrl)
  return {
    host: url.hostname,
    port: url.port || '5432',
    name: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
  }
}
