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

const FULL = 'the disk is full. Make room: see "Disk full" in docs/runbook.md'
const RIGHTS = 'this user may not write there. Give it the folder (chown), or set DATA_DIR'
const FILE_CODES: Record<string, string> = {
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  EROFS: RIGHTS,
  ENOTDIR: RIGHTS,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EEXIST: 'this link leads to a folder that is not there. Mount its volume, or set DATA_DIR',
  ENOENT: 'no folder can be made there. Set DATA_DIR',
}
const DAMAGED = 'Restore a backup: see "Restore" in docs/backup-and-upgrade.md'
const HELD = 'another program holds the database. Find it: fuser -v on the file'
const SQLITE_CODES: Record<number, string> = {
  5: HELD,
  6: HELD,
  8: `the database is read-only: ${RIGHTS}`,
  10: 'the disk cannot be read or written (disk I/O error): it is full or failing. See "Disk full" in docs/runbook.md',
  11: `the database is damaged (malformed). ${DAMAGED}`,
  13: FULL,
  14: `the file cannot be opened: ${RIGHTS}`,
  26: `the file is not a database. ${DAMAGED}, or set DATA_DIR`,
}

/** Null for other errors, which are bugs. */
export function findDatabaseProblem(error: unknown, place: Place): DatabaseProblem | null {
  if (error instanceof DatabaseVersionError) return { line: error.message, canPass: false }
  if (!(error instanceof Error)) return null
  return place.databaseUrl === null
    ? findSqliteProblem(error, join(place.dataDir, 'angkasa.db'))
    : findPostgresProblem(error, place.databaseUrl)
}

function findSqliteProblem(error: Failure, file: string): DatabaseProblem | null {
  const reason = FILE_CODES[error.code ?? '']
  if (reason) return { line: `${error.path ?? file}: ${reason}.`, canPass: true }
  if (error.code !== 'ERR_SQLITE_ERROR') return null
  const why = SQLITE_CODES[(error.errcode ?? 0) & 0xff]
  return why ? { line: `${file}: ${why}.`, canPass: !why.includes(DAMAGED) } : null
}

function findPostgresProblem(error: Failure, databaseUrl: string): DatabaseProblem | null {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const name = decodeURIComponent(pathname.slice(1))
  const user = decodeURIComponent(username)
  const at = `PostgreSQL ${name} at ${hostname}:${port || '5432'}`
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
