// HTTP servers on loopback that drop their connections on close, and faults that several of them simulate.
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Listening } from './tcp.ts'

export async function listenHttp(
  onRequest: RequestListener,
  wanted = 0,
): Promise<Listening & { origin: string }> {
  const server = createServer(onRequest)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', resolve)
  })
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

/** The connection is lost in the middle of the body. */
export function sendHalf(response: ServerResponse, body: string | Buffer): void {
  const bytes = Buffer.from(body)
  response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, bytes.length / 2))
  setImmediate(() => response.destroy())
}

/** A body that is larger than anybody wants to read. */
export function sendHuge(response: ServerResponse, bytes: number): void {
  const piece = Buffer.alloc(64 * 1_024, 0x20)
  let left = bytes
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= piece.length
      if (!response.write(piece)) return
    }
    if (!response.writableEnded) response.end()
  }
  response.on('drain', more)
  more()
}
