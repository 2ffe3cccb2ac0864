// Tripay on loopback: same paths, responses, signatures and callbacks, with simulated faults.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { remember } from './remember.ts'
import { createTripayCalls, no, type Reply, type TripayCall } from './tripay-api.ts'
import { createCallbacks, type SentCallback, sign, toCallback, toPhpJson } from './tripay-callbacks.ts'
import { createChannelBook } from './tripay-channels.ts'
import { failAfter, failBefore, type TripayFault } from './tripay-faults.ts'
import { createLedger, type TripayOutcome, type TripayTransaction } from './tripay-ledger.ts'
import type { TripayMerchant } from './tripay-order.ts'

export type { TripayCall } from './tripay-api.ts'

export { TRIPAY_FAULTS, type TripayFault } from './tripay-faults.ts'
export type { TripayOutcome, TripayTransaction } from './tripay-ledger.ts'
export type { TripayMerchant } from './tripay-order.ts'

export type TripayOptions = {
  now: () => Date
  /** 0 picks a free port. */
  port?: number
  merchant?: TripayMerchant
  /** File that stores payments across restarts. */
  stateFile?: string
  /** Delay before a failed callback is resent. */
  callbackPauseMs?: number
}
export type TripayServer = Awaited<ReturnType<typeof startTripayServer>>

export const DEMO_MERCHANT: TripayMerchant = {
  merchantCode: 'T0001',
  apiKey: 'DEV-demo-api-key',
  privateKey: 'demo-private-key',
}
const BASE = '/api/'
const PAUSE_MS = 2 * 60 * 1_000
const TICK_MS = 30_000
const MAX_BODY_BYTES = 256 * 1024
const REMEMBERED = 1_000

export async function startTripayServer({
  now,
  port = 0,
  merchant = DEMO_MERCHANT,
  stateFile,
  callbackPauseMs = PAUSE_MS,
}: TripayOptions) {
  const requests: string[] = []
  const callbacks: SentCallback[] = []
  let fault: { kind: TripayFault; on: TripayCall | undefined } | null = null
  const ledger = createLedger({ now, merchantCode: merchant.merchantCode, stateFile })
  const sender = createCallbacks({
    privateKey: merchant.privateKey,
    pauseMs: callbackPauseMs,
    onSent: (sent) => remember(callbacks, sent, REMEMBERED),
  })
  const channels = createChannelBook()
  const calls = createTripayCalls({ ledger, merchant, channels, now })
  async function move(transaction: TripayTransaction, status: TripayOutcome): Promise<void> {
    await ledger.move(transaction, status)
    await sender.send(transaction)
  }
  async function tick(): Promise<void> {
    await Promise.all(ledger.listDue().map((transaction) => move(transaction, 'EXPIRED')))
  }
  /** Runs in the background, so errors of the state file are ignored. */
  function tickAlong(): void {
    tick().catch(() => {})
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    remember(requests, `${request.method} ${request.url}`, REMEMBERED)
    const name = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : ''
    const call = Object.hasOwn(calls, name) ? calls[name as TripayCall] : null
    if (!call || call.method !== request.method) return send(response, 404, '<h1>404 Not Found</h1>')
    const kind = fault && (fault.on ?? name) === name ? fault.kind : null
    const before = failBefore(kind)
    if (before) return before({ response, text: '' })
    const isKnown = request.headers.authorization === `Bearer ${merchant.apiKey}`
    const body = await readJson(request)
    // Expire due payments before each request; callbacks are sent in the background.
    tickAlong()
    const reply = isKnown ? await call.answer({ query, body }) : no('Invalid API Key', 401)
    const [text, after] = [toPhpJson(reply.body), failAfter(kind)]
    if (after) after({ response, text })
    else send(response, reply.status, text)
  }

  const listening = await listen(port, (request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  const timer = setInterval(tickAlong, TICK_MS).unref()

  return {
    url: `http://127.0.0.1:${listening.port}${BASE}`,
    merchant,
    /** Requests, oldest first: `POST /api/transaction/create`. */
    requests: requests as readonly string[],
    /** Sent callbacks, and those suppressed while callbacks are off. */
    callbacks: callbacks as readonly SentCallback[],
    /** By the merchant's or Tripay's reference; null when there is none. */
    find: (reference: string): TripayTransaction | null => {
      const transaction = ledger.find(reference)
      return transaction && { ...transaction }
    },
    transactions: (): TripayTransaction[] => ledger.list().map((one) => ({ ...one })),
    /**
     * Ends a payment, in any order that a test may want, and notifies the merchant. Resolves when the first callback was
     * answered or given up; false when there is no such payment.
     */
    async settle(reference: string, outcome: TripayOutcome): Promise<boolean> {
      const transaction = ledger.find(reference)
      if (transaction) await move(transaction, outcome)
      return transaction !== null
    },
    /** Expires due payments and resolves after their callbacks. */
    tick,
    /** While off, payments change without callbacks. */
    setCallbacks: sender.setOn,
    /** Changes a channel in the list and in orders from now on; null restores it. */
    changeChannel: channels.change,
    /** Overrides the callback URL of payments; null restores it. */
    setCallbackUrl: sender.setAddress,
    /** For all endpoints or one; null ends it. */
    setFault(kind: TripayFault | null, on?: TripayCall) {
      fault = kind && { kind, on }
    },
    /** A signed callback for tests that send it twice, late, changed or with another key. */
    signedCallback(reference: string, overrides: Record<string, unknown> = {}, key = merchant.privateKey) {
      const transaction = ledger.find(reference)
      if (!transaction) throw new Error(`no payment ${reference}`)
      const isOpen = transaction.status === 'UNPAID'
      const paid = { status: 'PAID', paid_at: Math.floor(now().getTime() / 1_000) }
      return sign({ ...toCallback(transaction), ...(isOpen && paid), ...overrides }, key)
    },
    async close() {
      clearInterval(timer)
      await Promise.all([sender.close(), listening.close()])
      await ledger.close()
    },
  }
}

async function listen(port: number, onRequest: (request: IncomingMessage, response: ServerResponse) => void) {
  const sockets = new Set<Socket>()
  const server = createServer(onRequest)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An empty object for anything but a JSON object. */
async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw new Error('the question is too long')
    chunks.push(chunk)
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

function send(response: ServerResponse, status: Reply['status'], text: string): void {
  const type = text.startsWith('<') ? 'text/html' : 'application/json'
  response.writeHead(status, { 'content-type': type }).end(text)
}
