// An HTTP receiver on loopback that takes JSON, with simulated faults: the base of Discord and of signed webhooks.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type ReceiverFault =
  | 'hang'
  | 'error-500'
  | 'slow'
  | 'not-found'
  | 'huge'
  | 'rate-limited'
  | 'lost-answer'
  | 'redirect'
  | 'echoes'

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
export type Answer = { status: number; headers?: Record<string, string>; body?: string }

type Options = {
  port?: number
  /** Takes the message; without a fault its answer is sent. */
  onMessage(received: Received): Answer
}

const HUGE_BYTES = 32 * 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024, 120)
const SLOW_MS = 3_000
const RETRY_AFTER_SECONDS = 1.5
const BODY_BYTES = 256 * 1024

/** These answer without taking the message. */
const REFUSALS: Partial<Record<ReceiverFault, Answer>> = {
  'error-500': { status: 500, body: '<h1>Internal Server Error</h1>' },
  'not-found': { status: 404, body: '{"message":"Unknown Webhook","code":10015}' },
  'rate-limited': {
    status: 429,
    headers: { 'retry-after': String(Math.ceil(RETRY_AFTER_SECONDS)) },
    body: JSON.stringify({ message: 'You are being rate limited.', retry_after: RETRY_AFTER_SECONDS }),
  },
  redirect: { status: 307, headers: { location: '/elsewhere' } },
}

export async function startHttpReceiver({ port = 0, onMessage }: Options) {
  let fault: ReceiverFault | null = null
  let server: Server | null = null
  let opened = port
  const sockets = new Set<Socket>()

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    if (body === null) return void response.writeHead(413).end()
    if (fault === 'hang') return
    const refusal = fault && REFUSALS[fault]
    if (refusal) return send(response, refusal)
    // A refusal that repeats the secret address.
    if (fault === 'echoes')
      return send(response, { status: 500, body: JSON.stringify({ message: request.url }) })
    if (fault === 'slow') await sleep(SLOW_MS)
    const { method = 'GET', url: path = '/', headers } = request
    const answer = onMessage({ method, path, headers, body })
    if (fault === 'lost-answer') return void response.destroy()
    if (fault === 'huge' && answer.status < 300) return sendHuge(response)
    send(response, answer)
  }

  async function comeBack(): Promise<void> {
    if (server) return
    const next = createServer((request, response) => {
      receive(request, response).catch(() => response.destroy())
    })
    next.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject).listen(opened, '127.0.0.1', resolve)
    })
    opened = (next.address() as AddressInfo).port
    server = next
  }

  /** Connections are refused until it comes back on the same port. */
  async function goAway(): Promise<void> {
    const ended = server
    server = null
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => (ended ? ended.close(resolve) : resolve(null)))
  }

  await comeBack()
  return {
    origin: `http://127.0.0.1:${opened}`,
    port: opened,
    setFault: (next: ReceiverFault | null) => {
      fault = next
    },
    goAway,
    comeBack,
    close: goAway,
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, headers).end(body)
}

function sendHuge(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  let left = HUGE_BYTES
  function write(): void {
    while (left > 0) {
      left -= CHUNK.length
      if (!response.write(CHUNK)) return void response.once('drain', write)
    }
    response.end()
  }
  write()
}
