// One request whose reply stays encoded.
import { get, type IncomingHttpHeaders } from 'node:http'

export type Answer = { body: Buffer; headers: IncomingHttpHeaders }

/** Anything but 200 is an error. */
export function fetchBytes(url: string | URL, encoding?: 'br'): Promise<Answer> {
  const headers = encoding ? { 'accept-encoding': encoding } : {}
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve({ body: Buffer.concat(chunks), headers: response.headers })
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
    request.once('error', reject)
  })
}
