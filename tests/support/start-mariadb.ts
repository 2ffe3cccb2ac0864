// Starts a MariaDB server for the tests, on loopback with a temporary folder, in memory where available, and stops it after them.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import mysql from 'mysql2/promise'
import type { TestProject } from 'vitest/node'
import { findProgram } from '#scripts/lib/debian.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { memoryFolder } from '#scripts/lib/memory-folder.ts'
import { makeCertificate } from './certificate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mariadbUrl: string
    /** As the database makes it by itself: of its own authority, without the name of a host. */
    mariadbCertificate: string
  }
}

const START_TRIES = 400
/** Faster and unsafe settings, because the data is temporary. */
const CARELESS = ['--innodb-flush-method=nosync', '--innodb-flush-log-at-trx-commit=0', '--skip-log-bin']

export default async function startMariadb(project: TestProject): Promise<() => Promise<void>> {
  const program = findProgram('mariadb')
  const folder = mkdtempSync(join(memoryFolder(), 'angkasa-mariadb-'))
  chmodSync(folder, 0o777)
  const port = await freePort()
  // Temporary tables have the same names in every server that is installed at the same time.
  const folders = [`--datadir=${join(folder, 'data')}`, `--tmpdir=${folder}`]
  const place = ['--no-defaults', ...serverUser(), ...folders, ...CARELESS]
  install(program, place)

  const { key, certificate } = makeCertificate(folder)
  // The database has a user of its own.
  chmodSync(key, 0o644)
  const log = join(folder, 'log')
  const server = spawn(program, [
    ...[...place, `--port=${port}`, '--bind-address=127.0.0.1', '--skip-name-resolve'],
    ...[`--socket=${join(folder, 'socket')}`, `--pid-file=${join(folder, 'pid')}`, `--log-error=${log}`],
    ...[`--ssl-cert=${certificate}`, `--ssl-key=${key}`],
    ...['--innodb-buffer-pool-size=32M', '--performance-schema=OFF', '--max-connections=200'],
  ])
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await stopped
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `mysql://root@127.0.0.1:${port}/mysql`
  try {
    await untilReady(url, () => server.exitCode !== null)
  } catch (error) {
    const said = existsSync(log) ? readFileSync(log, 'utf8') : ''
    await stop()
    throw new Error(`MariaDB did not start: ${said}`, { cause: error })
  }
  project.provide('mariadbUrl', url)
  project.provide('mariadbCertificate', readFileSync(certificate, 'utf8'))
  return stop
}

/** Creates the system tables; without `normal`, root could connect through the socket only. */
function install(program: string, place: readonly string[]): void {
  const [near, usual] = [join(dirname(program), 'mariadb-install-db'), '/usr/bin/mariadb-install-db']
  const args = ['--auth-root-authentication-method=normal', '--skip-test-db']
  execFileSync(existsSync(near) ? near : usual, [...place, ...args], { stdio: 'pipe' })
}

/** MariaDB refuses to run as root; its package creates a user. */
function serverUser(): string[] {
  return process.getuid?.() === 0 ? ['--user=mysql'] : []
}

async function untilReady(url: string, ended: () => boolean): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const connection = await mysql.createConnection({ uri: url, connectTimeout: 5_000 })
      await connection.end()
      return
    } catch (error) {
      if (attempt === START_TRIES || ended()) throw error
      await sleep(50)
    }
  }
}
