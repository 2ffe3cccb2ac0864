// The admin API on its own port: guard, sign-in, and the routes of a test.
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database/schema.ts'
import { createNotFoundHandler, handleError } from '#server/platform/http/error-handler.ts'
import { createLogger } from '#server/platform/kernel/logger.ts'
import { accountRoutes, adminRoutes } from '#server/team/sign-in/admin.routes.ts'
import { guardAdmin } from '#server/team/sign-in/guard.ts'
import { openAdminArea } from './signed-in.ts'

type Area = Awaited<ReturnType<typeof openAdminArea>>
type Mount = (app: FastifyInstance, area: Area) => void
type Sent = { method?: string; json?: unknown; body?: BodyInit; headers?: Record<string, string> }

export async function startAdminApp(db: Database, mount: Mount) {
  const area = await openAdminArea(db)
  const lines: string[] = []
  const log = createLogger('debug', { write: (line) => lines.push(line) })
  const app = Fastify({ loggerInstance: log, bodyLimit: 64 * 1024, frameworkErrors: handleError })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(createNotFoundHandler(() => []))
  guardAdmin(app as unknown as FastifyInstance, area.sessions)
  adminRoutes(app as unknown as FastifyInstance, area.sessions)
  accountRoutes(app as unknown as FastifyInstance, area)
  mount(app as unknown as FastifyInstance, area)
  app.all('/api/*', (_request, reply) => reply.callNotFound())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const { token } = await area.signIn()

  /** Sends a request with the token of the admin. */
  function ask(path: string, { method = 'GET', json, body, headers }: Sent = {}): Promise<Response> {
    return fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${token}`,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    })
  }

  return { ...area, url, token, ask, lines, [Symbol.asyncDispose]: () => app.close() }
}
