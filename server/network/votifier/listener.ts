// A TCP listener that tries a port in use again.
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { Log } from '#server/platform/kernel/log.ts'

type Deps = { log: Pick<Log, 'info' | 'error'>; serve(socket: Socket): void; retryMs: number }

/** Beyond it the system refuses connections before they cost anything. */
const MOST_SOCKETS = 1_024

export function createListener({ log, serve, retryMs }: Deps) {
  let server: Server | null = null
  let problem: string | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  /** Resolves after the first try, also when it failed. */
  function listen(address: { host: string; port: number }): Promise<void> {
    const { port } = address
    const opening = createServer(serve)
    opening.maxConnections = MOST_SOCKETS
    return new Promise((resolve) => {
      const fail = (error: Error) => {
        problem = error.message
        log.error({ err: error, port }, 'vote receiver cannot listen')
        if (!isClosed) retry = setTimeout(() => void listen(address), retryMs).unref()
        resolve()
      }
      opening.once('error', fail)
      opening.listen(address, () => {
        if (problem !== null) log.info({ port }, 'vote receiver listens again')
        problem = null
        opening.off('error', fail)
        opening.on('error', (error) => log.error({ err: error, port }, 'vote receiver failed'))
        server = opening
        resolve()
      })
    })
  }

  return {
    listen,
    port: (): number | null => (server?.address() as AddressInfo | null)?.port ?? null,
    problem: (): string | null => problem,
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      const closing = server
      server = null
      if (closing) await new Promise((resolve) => closing.close(resolve))
    },
  }
}
