// One request to Tripay's API, limited in time and size.
import { plainLine } from '#contract/shop/instructions.ts'
import { readText } from '#server/platform/kernel/read-text.ts'
import { GatewayError, type GatewaySubject } from '../payment-gateway.ts'
import { Envelope } from './tripay.schema.ts'

export type ApiRequest = {
  path: string
  query?: Record<string, string>
  /** With a body the request is a POST. */
  body?: object
  signal: AbortSignal
}

/** `refusal` is Tripay's message; the caller decides whether it is final. */
type ApiResult = { data: unknown } | { refusal: string }

type Access = { url: string; apiKey: string }
type Reply = { status: number; text: string }

const MAX_BYTES = 256 * 1024
const MESSAGE_MAX_LENGTH = 160
const KEY_MIN_LENGTH = 8
const HIDDEN = '[hidden]'
const TOO_MANY = 429
const WRONG_KEY: readonly number[] = [401, 403]

/** Throws a GatewayError when there is no reply or an invalid one. */
export function createTripayApi(access: Access): (request: ApiRequest) => Promise<ApiResult> {
  return async (request) => {
    const { status, text } = await exchange(access, request)
    const envelope = readEnvelope(text)
    if (!envelope)
      throw unavailable(`replied ${status} without a valid envelope: ${redacted(text, access)}`, 'reply')
    if (envelope.success) return { data: envelope.data }
    const refusal = redacted(envelope.message, access)
    if (WRONG_KEY.includes(status)) {
      const variable = variableOf(refusal) ?? 'TRIPAY_API_KEY'
      const message = `Tripay replied ${status}: ${refusal}`
      throw new GatewayError('unavailable', message, { about: 'key', words: refusal, variable })
    }
    return { refusal }
  }
}

const VARIABLES = [
  [/signature|tanda tangan/i, 'TRIPAY_PRIVATE_KEY'],
  [/merchant/i, 'TRIPAY_MERCHANT_CODE'],
  [/api.?key|token|authori[sz]/i, 'TRIPAY_API_KEY'],
] as const

/** Which of our variables Tripay complains about; null when its words name none. */
export function variableOf(refusal: string): string | null {
  return VARIABLES.find(([words]) => words.test(refusal))?.[1] ?? null
}

/** A refusal may repeat the API key, and the message is logged. */
function redacted(text: string, { apiKey }: Access): string {
  // A very short key would match inside words.
  const safe = apiKey.length < KEY_MIN_LENGTH ? text : text.replaceAll(apiKey, HIDDEN)
  return plainLine(safe, MESSAGE_MAX_LENGTH)
}

export function unavailable(what: string, about?: GatewaySubject): GatewayError {
  return new GatewayError('unavailable', `Tripay ${what}`, { about })
}

async function exchange(access: Access, request: ApiRequest): Promise<Reply> {
  try {
    const response = await send(access, request)
    // Tripay reports errors as JSON with any status; these statuses come from the proxy before it.
    if (response.status >= 500 || response.status === TOO_MANY || isRedirect(response)) {
      await response.body?.cancel()
      throw unavailable(`replied ${response.status}`)
    }
    const text = await readText(response, MAX_BYTES, () => unavailable('reply is too large'))
    return { status: response.status, text }
  } catch (error) {
    if (error instanceof GatewayError) throw error
    throw unavailable(`is unreachable: ${reasonOf(error)}`)
  }
}

function send({ url, apiKey }: Access, { path, query, body, signal }: ApiRequest): Promise<Response> {
  const address = new URL(path, url.endsWith('/') ? url : `${url}/`)
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
  return fetch(address, {
    method: body ? 'POST' : 'GET',
    // The API key must not be sent to another host.
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    signal,
  })
}

function isRedirect({ status, type }: Response): boolean {
  return (status >= 300 && status < 400) || type === 'opaqueredirect'
}

function readEnvelope(text: string) {
  try {
    return Envelope.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Not the error itself: one about a header would contain the API key. */
function reasonOf(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : new Error()
  const code: unknown = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : name
}
