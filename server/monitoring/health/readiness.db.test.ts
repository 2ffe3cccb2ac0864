import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { PARTS } from '#contract/monitoring/health.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { handleError } from '#server/platform/http/error-handler.ts'
import { onBoth, onSqlite } from '#tests/support/databases.ts'
import { createEcho } from './echo.service.ts'
import { healthRoutes } from './health.routes.ts'
import type { Parts } from './parts.ts'
import { createReadiness, type ReadinessService } from './readiness.service.ts'

const ALL_REAL = Object.fromEntries(PARTS.map((part) => [part, { mode: 'real', uses: '' }])) as Parts
const ADDRESS = '/api/health/ready'

const QUIET = { info: () => {}, warn: () => {} }

function listeningLog() {
  const lines: string[] = []
  const note = (_: object, message: string) => lines.push(message)
  return { lines, log: { info: note, warn: note } }
}

async function openApp(readiness: ReadinessService): Promise<FastifyInstance> {
  const app = Fastify() as FastifyInstance
  app.setErrorHandler(handleError)
  healthRoutes(app, { parts: () => ALL_REAL, readiness, echo: createEcho('') })
  await app.ready()
  return app
}

onBoth('ready while the database answers, 503 otherwise', async (database) => {
  const { log, lines } = listeningLog()
  const app = await openApp(createReadiness({ db: database.db, log, isWritable: () => true }))

  const ready = await app.inject(ADDRESS)
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])

  await database.db.schema.alterTable('counter').renameTo('gone').execute()
  for (let looks = 0; looks < 3; looks += 1) {
    const away = await app.inject(ADDRESS)
    const { statusCode, headers } = away
    expect([statusCode, away.json().code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  }
  await database.db.schema.alterTable('gone').renameTo('counter').execute()
  expect((await app.inject(ADDRESS)).statusCode).toBe(200)
  expect(lines).toEqual(['database does not answer', 'database is back'])
})

onSqlite('not ready while the database refuses writes', async (database) => {
  let isWritable = false
  const app = await openApp(createReadiness({ db: database.db, log: QUIET, isWritable: () => isWritable }))

  expect((await app.inject(ADDRESS)).statusCode).toBe(503)
  isWritable = true
  expect((await app.inject(ADDRESS)).statusCode).toBe(200)
})

test('a hanging database gets one query, and no call exceeds the timeout', async () => {
  let asked = 0
  const execute = () => {
    asked += 1
    return new Promise(() => {})
  }
  const query = { select: () => query, limit: () => query, execute }
  const db = { selectFrom: () => query } as unknown as Database
  const readiness = createReadiness({ db, log: QUIET, isWritable: () => true, timeoutMs: 20 })

  expect(await Promise.all([readiness.isReady(), readiness.isReady()])).toEqual([false, false])
  expect(await readiness.isReady()).toBe(false)
  expect(asked).toBe(1)
})

onSqlite('a process that leaves answers 503 to both health checks', async (database) => {
  const readiness = createReadiness({ db: database.db, log: QUIET, isWritable: () => true })
  const app = await openApp(readiness)
  const statuses = async () =>
    Promise.all(['/api/health', ADDRESS].map(async (url) => (await app.inject({ url })).statusCode))

  expect(await statuses()).toEqual([200, 200])
  readiness.leave()
  expect(await statuses()).toEqual([503, 503])
})
