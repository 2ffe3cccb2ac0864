// Starts a PostgreSQL server for the tests, in a temporary folder, and stops it after them.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findProgram } from '#scripts/lib/debian.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Name of the database that has all migrations and no rows. */
export const MIGRATED = 'migrated'
const START_TRIES = 100

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const bin = dirname(findProgram('postgres'))
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-postgres-'))
  const data = join(folder, 'data')
  chmodSync(folder, 0o777)
  const port = await freePort()
  asServerUser(join(bin, 'initdb'), ['-D', data, '-U', 'test', '--auth=trust', '--no-sync', '-E', 'UTF8'])

  const [program, args] = serverCommand(join(bin, 'postgres'), [
    ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
    ...['-F', '-c', 'max_connections=200', '-c', 'log_min_messages=fatal'],
  ])
  const server = spawn(program, args, { stdio: 'ignore' })
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  await untilReady(url)
  await createMigrated(url)
  project.provide('postgresUrl', url)

  return async () => {
    server.kill('SIGINT') // PostgreSQL's fast shutdown
    await stopped
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Tests copy it, which takes a tenth of the time of the migrations. */
async function createMigrated(url: string): Promise<void> {
  const main = openPostgres(url, { warn() {} })
  await sql`create database ${sql.id(MIGRATED)}`.execute(main)
  await main.destroy()
  const db = openPostgres(url.replace(/\/postgres$/, `/${MIGRATED}`), { warn() {} })
  await migrate(db)
  await db.destroy()
}

/** PostgreSQL refuses to run as root; its package creates a user. */
function serverCommand(program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args]
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]]
}

function asServerUser(program: string, args: string[]): void {
  const [command, all] = serverCommand(program, args)
  execFileSync(command, all, { stdio: 'pipe' })
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (attempt === START_TRIES) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
