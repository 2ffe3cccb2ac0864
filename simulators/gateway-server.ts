// A payment gateway on loopback: everything that does not depend on its protocol.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { type CallbackRules, createCallbacks, type SentCallback } from './gateway-callbacks.ts'
import type { GatewayOutcome, GatewayPayment, Ledger } from './gateway-ledger.ts'
import { listenHttp } from './http.ts'
import { remember } from './remember.ts'

export type Reply = { status: number; body: unknown }
export type GatewayRequest = {
  headers: IncomingHttpHeaders
  query: URLSearchParams
  /** An empty object for anything but a JSON object. */
  body: Record<string, unknown>
}
/** An endpoint and its answer to one request. */
export type Endpoint<Name> = { name: Name; answer(request: GatewayRequest): Reply | Promise<Reply> }

export type GatewayOptions = {
  now: () => Date
  /** 0 picks a free port. */
  port?: number
  /** File that stores payments across restarts. */
  stateFile?: string
  /** Delay before a failed callback is resent. */
  callbackPauseMs?: number
  faults?: GatewayFaults
}

/** Tests hand these in: each replies in place of the gateway, or returns false. */
export type GatewayFaults = {
  /** No payment is opened. */
  before(endpoint: string, response: ServerResponse): boolean
  /** The payment is opened, only its response fails. */
  after(endpoint: string, response: ServerResponse, text: string): boolean
}

type GatewayPage = { html: string } | { image: Buffer } | { location: string }

type Protocol<Payment extends GatewayPayment, Name> = {
  /** Path before all endpoints. */
  base: string
  ledger: Ledger<Payment>
  callbacks: CallbackRules<Payment>
  /** Null for an unknown path. */
  findEndpoint(method: string, path: string): Endpoint<Name> | null
  /** A page for buyers, or where they go next; null for other paths. */
  findPage?(method: string, path: string): Promise<GatewayPage | null>
  isAllowed(headers: IncomingHttpHeaders): boolean
  refusal: Reply
  toText(body: unknown): string
}

const PAUSE_MS = 2 * 60 * 1_000
const TICK_MS = 30_000
const REMEMBERED = 1_000

export async function startGatewayServer<Payment extends GatewayPayment, Name extends string>(
  { port = 0, callbackPauseMs: pauseMs = PAUSE_MS, faults }: GatewayOptions,
  protocol: Protocol<Payment, Name>,
) {
  const { base, ledger } = protocol
  const requests: string[] = []
  const callbacks: SentCallback[] = []
  const sender = createCallbacks({
    ...protocol.callbacks,
    pauseMs,
    onSent: (sent) => remember(callbacks, sent, REMEMBERED),
  })
  async function move(payment: Payment, status: GatewayOutcome): Promise<void> {
    ledger.move(payment, status)
    await sender.send(payment)
  }
  async function tick(): Promise<void> {
    await Promise.all(ledger.listDue().map((payment) => move(payment, 'EXPIRED')))
  }
  /** Runs in the background, so errors of the state file are ignored. */
  function tickAlong(): void {
    tick().catch(() => {})
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    const { method = 'GET', headers } = request
    remember(requests, `${method} ${request.url}`, REMEMBERED)
    const page = await protocol.findPage?.(method, pathname)
    if (page && 'html' in page) return send(response, 200, page.html)
    if (page && 'image' in page)
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(page.image)
    if (page) return void response.writeHead(303, page).end()
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : ''
    const endpoint = protocol.findEndpoint(method, path)
    if (!endpoint) return send(response, 404, '<h1>404 Not Found</h1>')
    if (faults?.before(endpoint.name, response)) return
    const body = await readJson(request)
    // Expire due payments before each request; callbacks are sent in the background.
    tickAlong()
    const isAllowed = protocol.isAllowed(headers)
    const reply = isAllowed ? await endpoint.answer({ headers, query, body }) : protocol.refusal
    const text = protocol.toText(reply.body)
    if (!faults?.after(endpoint.name, response, text)) send(response, reply.status, text)
  }

  const listening = await listenHttp((request, response) => {
    handle(request, response).catch(() => response.destroy())
  }, port)
  const timer = setInterval(tickAlong, TICK_MS).unref()

  return {
    url: listening.origin + base,
    /** Requests, oldest first: `POST /api/transaction/create`. */
    requests: requests as readonly string[],
    /** Sent callbacks, and those suppressed while callbacks are off. */
    callbacks: callbacks as readonly SentCallback[],
    /** By the merchant's or the gateway's reference; null when there is none. */
    find: (reference: string): Payment | null => {
      const payment = ledger.find(reference)
      return payment && { ...payment }
    },
    transactions: (): Payment[] => ledger.list().map((one) => ({ ...one })),
    /**
     * Ends a payment, in any order that a test may want, and notifies the merchant. Resolves when the first callback was
     * answered or given up; false when there is no such payment.
     */
    async settle(reference: string, outcome: GatewayOutcome): Promise<boolean> {
      const payment = ledger.find(reference)
      if (payment) await move(payment, outcome)
      return payment !== null
    },
    /** Expires due payments and resolves after their callbacks. */
    tick,
    /** While off, payments change without callbacks. */
    setCallbacks: sender.setOn,
    /** Overrides the callback URL of payments; null restores it. */
    setCallbackUrl: sender.setAddress,
    async close() {
      clearInterval(timer)
      await Promise.all([sender.close(), listening.close()])
    },
  }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  try {
    const body = await json(request)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

function send(response: ServerResponse, status: Reply['status'], text: string): void {
  const type = text.startsWith('<') ? 'text/html' : 'application/json'
  response.writeHead(status, { 'content-type': type }).end(text)
}
