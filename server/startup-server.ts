// What is answered while the database is waited for: alive, not ready, and everything else later.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ERROR_REPLIES } from '#contract/error-replies.ts'
import { healthCalls } from '#contract/health.schema.ts'
import type { Config } from './config.ts'
import { describeParts } from './health/parts.ts'
import { commonHeaders, DATA_CSP } from './http/security-headers.ts'

const RETRY_AFTER_SECONDS = '5'
const PAGE =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title>' +
  '<p lang="en">The site is starting. Please try again in a moment.</p>' +
  '<p lang="id">Situs sedang dimulai. Silakan coba lagi sebentar lagi.</p>'

export type Waiting = { close(): void }

export async function listenWhileWaiting(config: Config): Promise<Waiting> {
  const modes = Object.fromEntries(
    Object.entries(describeParts(config)).map(([part, { mode }]) => [part, mode]),
  )
  const common = {
    ...commonHeaders({ https: config.publicUrl.startsWith('https:') }),
    'content-security-policy': DATA_CSP,
    'cache-control': 'no-store',
    // The next request must reach the site itself once it listens.
    connection: 'close',
  }
  const alive = JSON.stringify({ status: 'ok', parts: modes })
  const later = JSON.stringify({ error: ERROR_REPLIES.unavailable.error, code: 'unavailable' })

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url?.split('?', 1)[0] ?? ''
    const isAlive = path === healthCalls.getHealth.endpoint.path
    const isData = path.startsWith('/api/')
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ...common,
      ...(!isAlive && { 'retry-after': RETRY_AFTER_SECONDS }),
    })
    response.end(isAlive ? alive : isData ? later : PAGE)
  }

  const server = createServer(answer)
  server.listen({ port: config.port, host: config.host })
  await once(server, 'listening')
  return {
    close() {
      server.close()
      server.closeIdleConnections()
    },
  }
}
