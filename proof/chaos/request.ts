// One raw HTTP request with any method and body.
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Asked = {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  agent?: Agent
}
export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As it was sent, perhaps encoded. */
  body: Buffer
  text: string
}

/** Rejects when the connection closes before the reply is complete. */
export function ask(url: string, { method = 'GET', headers = {}, body, agent }: Asked = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(url, { method, headers: { ...length, ...headers }, agent: agent ?? false })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers: got } = response
        const received = Buffer.concat(chunks)
        resolve({ status, headers: got, body: received, text: received.toString() })
      })
    })
    sent.end(body)
  })
}

export function askJson(url: string, body: unknown, headers: Record<string, string> = {}, agent?: Agent) {
  return ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    agent,
  })
}

/** One request whose reply stays encoded. Anything but 200 is an error. */
export async function fetchBytes(url: string | URL, encoding?: 'br'): Promise<Answer> {
  const answer = await ask(String(url), { headers: encoding && { 'accept-encoding': encoding } })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/** Maps all items with a concurrency limit, in order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  async function lane(): Promise<void> {
    while (next < items.length) {
      const place = next
      next += 1
      results[place] = await work(items[place] as Item, place)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}
