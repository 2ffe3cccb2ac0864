// Replies with scripted responses, for replies that Tripay would hardly send.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ScriptedReply = { status?: number; text: string }

/** One response after the other; the last one is repeated. */
export async function startScriptedServer(replies: readonly ScriptedReply[]) {
  const left = [...replies]
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

export function replyYes(data: unknown, status = 200): ScriptedReply {
  return { status, text: JSON.stringify({ success: true, message: '', data }) }
}

export function replyNo(message: unknown, status = 200): ScriptedReply {
  return { status, text: JSON.stringify({ success: false, message }) }
}
