import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { handleError } from '#server/platform/http/error-handler.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { signal } from '#tests/support/delivery-world.ts'
import { readinessRoutes } from './health.routes.ts'
import { createReadiness, type ReadinessService } from './readiness.service.ts'

const ADDRESS = '/api/health/ready'

function listeningLog() {
  const lines: string[] = []
  const note = (_: object, message: string) => lines.push(message)
  return { lines, log: { info: note, warn: note } }
}

async function openApp(readiness: ReadinessService): Promise<FastifyInstance> {
  const app = Fastify() as FastifyInstance
  app.setErrorHandler(handleError)
  readinessRoutes(app, readiness)
  await app.ready()
  return app
}

test.each(DATABASES)('%s: ready while the database answers, 503 otherwise', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { log, lines } = listeningLog()
  const app = await openApp(createReadiness({ db: database.db, log, isWritable: () => true }))

  const ready = await app.inject(ADDRESS)
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])

  await database.db.schema.alterTable('counter').renameTo('gone').execute()
  for (let looks = 0; looks < 3; looks += 1) {
    const away = await app.inject(ADDRESS)
    expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ])
  }
  await database.db.schema.alterTable('gone').renameTo('counter').execute()
  expect((await app.inject(ADDRESS)).statusCode).toBe(200)
  expect(lines).toEqual(['database does not answer', 'database is back'])
})

test('not ready while the database refuses writes', async () => {
  await using database = await openTestDatabase('sqlite')
  let isWritable = false
  const app = await openApp(
    createReadiness({ db: database.db, log: listeningLog().log, isWritable: () => isWritable }),
  )

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
  const readiness = createReadiness({ db, log: listeningLog().log, isWritable: () => true, timeoutMs: 20 })

  expect(await Promise.all([readiness.isReady(), readiness.isReady()])).toEqual([false, false])
  expect(await readiness.isReady()).toBe(false)
  expect(asked).toBe(1)
})

test('a stopping process is not ready on open connections', async () => {
  const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' }) as FastifyInstance
  app.setErrorHandler(handleError)
  readinessRoutes(app, { isReady: async () => true })
  const [entered, arrived, finish, stopping] = [signal(), signal(), signal(), signal()]
  app.addHook('preClose', async () => stopping.give())
  app.addHook('onRequest', async ({ url }) => {
    if (url === ADDRESS) arrived.give()
  })
  app.get('/slow', async () => {
    entered.give()
    await finish.given
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const said = text(socket)
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
  await entered.given
  const closed = app.close()
  await stopping.given
  socket.write(`GET ${ADDRESS} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  await arrived.given
  finish.give()
  await closed

  expect((await said).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
})
