// The doctor over a data folder of its own, and services that fail in one way.
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDoctor } from '#server/boot/doctor.ts'
import { type Env, readConfig } from '#server/config/config.ts'
import { runChecks } from '#server/monitoring/checks/run-checks.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import { listenHttp } from '#simulators/http.ts'
import { tripayEnv } from '#tests/operate/outside.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { startTripayServer } from '#tests/simulators/tripay-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

export async function newFolder(): Promise<string> {
  const folder = temporaryFolder()
  const db = openSqlite(join(folder, 'angkasa.db'))
  await migrate(db)
  await db.destroy()
  return folder
}

export async function examine(env: Env, limitMs?: number) {
  const config = readConfig({ DATA_DIR: env.DATA_DIR ?? (await newFolder()), PORT: '9', ...env })
  const doctor = await openDoctor(config)
  try {
    const results = await runChecks(doctor.checks, { clock, secrets: doctor.secrets, limitMs })
    return { results, find: (id: string) => results.find((result) => result.id === id) }
  } finally {
    await doctor.close()
  }
}

export async function answer(handle: RequestListener): Promise<string> {
  const { origin, close } = await listenHttp(handle)
  onTestFinished(close)
  return origin
}

export async function startTripay() {
  const tripay = await startTripayServer({ now: clock.now })
  onTestFinished(tripay.close)
  return { tripay, env: { ...tripayEnv(tripay), PUBLIC_URL: 'https://angkasa.test' } }
}

export async function startConsole(password: string) {
  const game = await startGameConsole({ password: 'right-password' })
  onTestFinished(game.close)
  return { RCON_HOST: '127.0.0.1', RCON_PORT: String(game.port), RCON_PASSWORD: password, ALLOW_SANDBOX: '1' }
}
