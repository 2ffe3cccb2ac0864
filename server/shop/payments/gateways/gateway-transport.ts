// One request to the API of a gateway, limited in time and size.
import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
import { plainLine } from '#contract/shop/instructions.ts'
import { readText } from '#server/platform/kernel/read-text.ts'
import {
  type FoundPayment,
  GatewayError,
  type GatewaySubject,
  type OpenedPayment,
} from './payment-gateway.ts'

export type ApiRequest = {
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** With a body the request is a POST. */
  body?: object
  signal: AbortSignal
}

type Access = { id: GatewayId; url: string; authorization: string; secret: string }

/** For all requests of one call, so that a buyer does not wait longer. */
export type GatewayLimits = { timeoutMs?: number }
const TIMEOUT_MS = 8_000
const MAX_BYTES = 256 * 1024
const MESSAGE_MAX_LENGTH = 160
const KEY_MIN_LENGTH = 8
const HIDDEN = '[hidden]'
const TOO_MANY = 429

/** Errors that begin with the name of the gateway. */
export function unavailableAt(id: GatewayId) {
  return (what: string, about?: GatewaySubject): GatewayError =>
    new GatewayError('unavailable', `${GATEWAY_NAMES[id]} ${what}`, { about })
}

type Unavailable = ReturnType<typeof unavailableAt>

/** Throws a GatewayError for a payment that cannot be paid, or not for this price. */
export function toOpened(found: FoundPayment, price: number, unavailable: Unavailable): OpenedPayment {
  const { amount, payCode, qrString, qrUrl, payUrl } = found
  if (amount < price) throw unavailable('returned an amount below the price')
  if (!payCode && !qrString && !qrUrl && !payUrl) throw unavailable('returned neither a code nor a QR')
  return { ...found, fee: amount - price }
}

export function createTransport({ id, url, authorization, secret }: Access, { timeoutMs }: GatewayLimits) {
  const unavailable = unavailableAt(id)

  /** Throws a GatewayError when there is no reply or an invalid one. */
  async function exchange<Value>(request: ApiRequest, schema: { parse(json: unknown): Value }) {
    const { status, text } = await read(request)
    try {
      return { status, envelope: schema.parse(JSON.parse(text)) }
    } catch {
      throw unavailable(`replied ${status} without a valid envelope: ${redacted(text)}`, 'reply')
    }
  }

  async function read(request: ApiRequest): Promise<{ status: number; text: string }> {
    try {
      const response = await send(request)
      // Gateways report errors as JSON with any status; these statuses come from the proxy before them.
      const { status } = response
      if (status >= 500 || status === TOO_MANY || (status >= 300 && status < 400)) {
        await response.body?.cancel()
        throw unavailable(`replied ${status}`)
      }
      return { status, text: await readText(response, MAX_BYTES, () => unavailable('reply is too large')) }
    } catch (error) {
      if (error instanceof GatewayError) throw error
      throw unavailable(`is unreachable: ${reasonOf(error)}`)
    }
  }

  function send({ path, query, headers, body, signal }: ApiRequest): Promise<Response> {
    const address = new URL(path, url.endsWith('/') ? url : `${url}/`)
    for (const [field, value] of Object.entries(query ?? {})) address.searchParams.set(field, value)
    return fetch(address, {
      method: body ? 'POST' : 'GET',
      // The key must not be sent to another host.
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      signal,
    })
  }

  /** A refusal may repeat the key, and the message is logged. */
  function redacted(text: string): string {
    // A very short key would match inside words.
    const safe = secret.length < KEY_MIN_LENGTH ? text : text.replaceAll(secret, HIDDEN)
    return plainLine(safe, MESSAGE_MAX_LENGTH)
  }

  return {
    exchange,
    timeLimit: (ms = timeoutMs ?? TIMEOUT_MS): AbortSignal => AbortSignal.timeout(ms),
    redacted,
  }
}

/** Not the error itself: one about a header would contain the key. */
function reasonOf(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : new Error()
  const code: unknown = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : name
}
