// One question to Tripay and its answer, within limits of time and size.
import { plainLine } from '#contract/instructions.ts'
import { GatewayError } from './payment-gateway.ts'
import { Envelope } from './tripay.schema.ts'

export type Question = {
  path: string
  query?: Record<string, string>
  /** With it the question is a POST. */
  body?: object
  signal: AbortSignal
}

/** `no` in Tripay's words; whether it is for good is for the caller to judge. */
export type Answer = { data: unknown } | { no: string }

type Access = { url: string; apiKey: string }
type Reply = { status: number; text: string }

const MAX_BYTES = 256 * 1024
const SAID_MAX_SIGNS = 160
const KEY_LEAST_SIGNS = 8
const HIDDEN = '[hidden]'
const TOO_MANY = 429
const WRONG_KEY: readonly number[] = [401, 403]

/** Throws a GatewayError when there is no answer, or none that can be understood. */
export function createTripayApi(access: Access): (question: Question) => Promise<Answer> {
  return async (question) => {
    const { status, text } = await exchange(access, question)
    const answer = readEnvelope(text)
    if (!answer) throw unavailable(`answers ${status} in another form: ${whatItSays(text, access)}`)
    if (answer.success) return { data: answer.data }
    const no = whatItSays(answer.message, access)
    if (WRONG_KEY.includes(status)) throw unavailable(`answers ${status}: ${no}`)
    return { no }
  }
}

/** A refusal may repeat the key that it does not like, and what it says goes into the log. */
function whatItSays(text: string, { apiKey }: Access): string {
  // A few letters would be found inside of words.
  const told = apiKey.length < KEY_LEAST_SIGNS ? text : text.replaceAll(apiKey, HIDDEN)
  return plainLine(told, SAID_MAX_SIGNS)
}

export function unavailable(what: string): GatewayError {
  return new GatewayError('unavailable', `Tripay ${what}`)
}

async function exchange(access: Access, question: Question): Promise<Reply> {
  try {
    const response = await send(access, question)
    // Tripay tells failures in JSON whatever the status is; these come from what stands before it.
    if (response.status >= 500 || response.status === TOO_MANY || isRedirect(response)) {
      await response.body?.cancel()
      throw unavailable(`answers ${response.status}`)
    }
    return { status: response.status, text: await readText(response) }
  } catch (error) {
    if (error instanceof GatewayError) throw error
    throw unavailable(`cannot be reached: ${reasonOf(error)}`)
  }
}

function send({ url, apiKey }: Access, { path, query, body, signal }: Question): Promise<Response> {
  const address = new URL(path, url.endsWith('/') ? url : `${url}/`)
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
  return fetch(address, {
    method: body ? 'POST' : 'GET',
    // Our key goes to nobody else.
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

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw unavailable('sends too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function readEnvelope(text: string) {
  try {
    return Envelope.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Never the error itself: one about a header would quote our key. */
function reasonOf(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : new Error()
  const code: unknown = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : name
}
