// Says whatever it was told to, for answers that Tripay would hardly give.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Told = { status?: number; text: string }

/** One answer after the other; the last one is said again and again. */
export async function startParrot(told: readonly Told[]) {
  const left = [...told]
  const server = createServer((_, response) => {
    const { status = 200, text } = (left.length > 1 ? left.shift() : left[0]) ?? { text: '' }
    response.writeHead(status).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api-sandbox`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function toldYes(data: unknown, status = 200): Told {
  return { status, text: JSON.stringify({ success: true, message: '', data }) }
}

export function toldNo(message: unknown, status = 200): Told {
  return { status, text: JSON.stringify({ success: false, message }) }
}
