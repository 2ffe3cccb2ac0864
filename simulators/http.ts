// HTTP servers on loopback that drop their connections on close.
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Listening } from './tcp.ts'

export async function listenHttp(
  onRequest: RequestListener,
  wanted = 0,
): Promise<Listening & { origin: string }> {
  const server = createServer(onRequest)
  await once(server.listen(wanted, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
