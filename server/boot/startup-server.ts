// HTTP server while the database is not available yet: health is 200, everything else 503.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ERROR_REPLIES } from '#contract/errors.ts'
import { healthCalls } from '#contract/monitoring/health.schema.ts'
import type { Config } from '#server/config/config.ts'
import { describeParts } from '#server/monitoring/health/parts.ts'
import { commonHeaders, DATA_CSP } from '#server/platform/http/security-headers.ts'

const RETRY_AFTER_SECONDS = '5'
const PAGE =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title>' +
  '<p lang="en">The site is starting. Please try again in a moment.</p>' +
  '<p lang="id">Situs sedang dimulai. Silakan coba lagi sebentar lagi.</p>'

export type StartupServer = { close(): void }

export async function listenDuringStartup(config: Config): Promise<StartupServer> {
  const modes = Object.fromEntries(
    Object.entries(describeParts(config)).map(([part, { mode }]) => [part, mode]),
  )
  const common = {
    ...commonHeaders({ https: config.publicUrl.startsWith('https:') }),
    'content-security-policy': DATA_CSP,
    'cache-control': 'no-store',
    // The next request must open a new connection, to the site itself.
    connection: 'close',
  }
  const healthReply = JSON.stringify({ status: 'ok', parts: modes })
  const unavailableReply = JSON.stringify({ error: ERROR_REPLIES.unavailable.error, code: 'unavailable' })

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url?.split('?', 1)[0] ?? ''
    const isHealth = path === healthCalls.getHealth.endpoint.path
    const isApi = path.startsWith('/api/')
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      ...common,
      ...(!isHealth && { 'retry-after': RETRY_AFTER_SECONDS }),
    })
    response.end(isHealth ? healthReply : isApi ? unavailableReply : PAGE)
  }

  const server = createServer(respond)
  server.listen({ port: config.port, host: config.host })
  await once(server, 'listening')
  return {
    close() {
      server.close()
      server.closeIdleConnections()
    },
  }
}
