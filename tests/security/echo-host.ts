// Replaces every external service and echoes all received secrets in its replies.
import { buffer } from 'node:stream/consumers'
import { listenHttp } from '#simulators/http.ts'

export async function startEchoHost(hostname: string) {
  const requests: string[] = []
  const { origin, close } = await listenHttp(async (request, response) => {
    const body = (await buffer(request)).toString('latin1')
    requests.push(`${request.method} ${request.url}`)
    const seen = `${JSON.stringify(request.headers)} ${body}`
    if (request.url?.includes('siteverify')) {
      response.end(JSON.stringify({ success: true, hostname, action: 'checkout', seen }))
      return
    }
    const message = `Invalid key ${request.headers.authorization} in ${seen}`
    response.writeHead(request.url?.includes('transaction/') ? 401 : 403)
    response.end(JSON.stringify({ success: false, message }))
  })
  return { url: origin, requests, [Symbol.asyncDispose]: close }
}
