// Replaces every external service and echoes all received secrets in its replies.
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function startEchoHost(hostname: string) {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const body = await readAll(request)
    requests.push(`${request.method} ${request.url}`)
    const seen = `${JSON.stringify(request.headers)} ${body}`
    if (request.url?.includes('siteverify')) {
      response.end(JSON.stringify({ success: true, hostname, action: 'checkout', seen }))
      return
    }
    const message = `Invalid key ${request.headers.authorization} in ${seen}`
    response.writeHead(request.url?.includes('transaction/') ? 401 : 403)
    response.end(JSON.stringify({ success: false, message }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}
