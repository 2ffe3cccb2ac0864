// An HTTP receiver on loopback that takes JSON, with simulated faults: the base of Discord and of signed webhooks.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenHttp } from '#simulators/http.ts'
import { startAbsent } from './absent.ts'
import { sendHuge } from './http-faults.ts'

export type ReceiverFault = keyof typeof REFUSALS | 'hang' | 'slow' | 'huge' | 'lost-answer' | 'echoes'

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
export type Answer = { status: number; headers?: Record<string, string>; body?: string }

const HUGE_BYTES = 32 * 1024 * 1024
const SLOW_MS = 3_000
const RETRY_AFTER_SECONDS = 1.5

/** These answer without taking the message. */
const REFUSALS = {
  'error-500': { status: 500, body: '<h1>Internal Server Error</h1>' },
  'not-found': { status: 404, body: '{"message":"Unknown Webhook","code":10015}' },
  'rate-limited': {
    status: 429,
    headers: { 'retry-after': String(Math.ceil(RETRY_AFTER_SECONDS)) },
    body: JSON.stringify({ message: 'You are being rate limited.', retry_after: RETRY_AFTER_SECONDS }),
  },
  redirect: { status: 307, headers: { location: '/elsewhere' } },
} satisfies Record<string, Answer>

/** `onMessage` takes the message; without a fault its answer is sent. */
export async function startHttpReceiver(onMessage: (received: Received) => Answer) {
  let fault: ReceiverFault | null = null

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    if (fault === 'hang') return
    if (fault && fault in REFUSALS) return send(response, REFUSALS[fault as keyof typeof REFUSALS])
    // A refusal that repeats the secret address.
    if (fault === 'echoes')
      return send(response, { status: 500, body: JSON.stringify({ message: request.url }) })
    if (fault === 'slow') await sleep(SLOW_MS)
    const { method = 'GET', url: path = '/', headers } = request
    const answer = onMessage({ method, path, headers, body })
    if (fault === 'lost-answer') return void response.destroy()
    if (fault === 'huge' && answer.status < 300) return sendHuge(response, HUGE_BYTES)
    send(response, answer)
  }

  const server = await startAbsent((port) =>
    listenHttp((request, response) => {
      receive(request, response).catch(() => response.destroy())
    }, port),
  )
  return {
    ...server,
    setFault: (next: ReceiverFault | null) => {
      fault = next
    },
  }
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, headers).end(body)
}
