// Asks the sources of the settings in their order until one has a head.

import type { HeadTest, HeadTestReason } from '#contract/network/heads.schema.ts'
import type { HeadSource } from '#contract/settings/heads.schema.ts'
import { requestPublic } from '#server/platform/http/request-public.ts'
import { PrivateAddressError } from '#server/platform/kernel/private-address.ts'
import { readBytes } from '#server/platform/kernel/read-text.ts'
import type { HeadName } from './head-name.ts'
import { HEAD_PX, HEAD_TYPE, toHead } from './head-picture.ts'

/** `away`: a source that may have the head could not be asked. */
export type HeadResult = { kind: 'head'; bytes: Buffer } | { kind: 'none' } | { kind: 'away' }

const UNKNOWN_NAME: readonly number[] = [204, 400, 404, 410, 422]

export async function findHead(head: HeadName, sources: readonly HeadSource[], options: FetchOptions) {
  let result: HeadResult = { kind: 'none' }
  for (const { url } of sourcesFor(head, sources)) {
    try {
      const reply = await toResult(await fetchBytes(addressOf(url, head.name), options))
      if (reply.kind === 'head') return reply
    } catch {
      // The name is asked for again after a while; the console tests a source and says why it fails.
      result = { kind: 'away' }
    }
  }
  return result
}

export function sourcesFor({ edition }: HeadName, list: readonly HeadSource[]): readonly HeadSource[] {
  return list.filter(({ editions }) => editions === 'all' || editions === edition)
}

/** Rejects when the reply is neither a head nor says that there is none. */
async function toResult({ status, bytes }: Fetched): Promise<Exclude<HeadResult, { kind: 'away' }>> {
  if (UNKNOWN_NAME.includes(status)) return { kind: 'none' }
  if (status >= 300 && status < 400) throw new Error(`it redirects (${status}), which is not followed`)
  if (status !== 200) throw new Error(`it replied ${status}`)
  return { kind: 'head', bytes: await toHead(bytes) }
}

function addressOf(url: string, name: string): URL {
  return new URL(url.replaceAll('{name}', encodeURIComponent(name)).replaceAll('{size}', String(HEAD_PX)))
}

type FetchOptions = { allowPrivate: boolean; signal: AbortSignal }

type Fetched = { status: number; bytes: Buffer }

const TIMEOUT_MS = 5_000
const MAX_BYTES = 256 * 1_024
const HEADERS = { accept: 'image/png, image/webp, image/jpeg', 'user-agent': 'Angkasa' }

async function fetchBytes(url: URL, { allowPrivate, signal }: FetchOptions): Promise<Fetched> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const limited = AbortSignal.any([signal, timeout])
  try {
    const response = await requestPublic(url, { allowPrivate, headers: HEADERS, signal: limited })
    const { statusCode: status = 0 } = response
    if (status !== 200) {
      response.destroy()
      return { status, bytes: Buffer.alloc(0) }
    }
    const tooLarge = () => new Error('the reply is too large')
    return { status, bytes: await readBytes({ body: response }, MAX_BYTES, tooLarge) }
  } catch (error) {
    throw timeout.aborted ? new Error('no reply within the timeout', { cause: error }) : error
  }
}

const REASONS: readonly [RegExp, HeadTestReason][] = [
  [/redirects/, 'redirects'],
  [/it replied/, 'bad_status'],
  [/too large/, 'too_large'],
  [/not a picture|too small|unsupported image|corrupt|Vips|pngload|jpeg|webp/i, 'not_a_picture'],
  [/ECONNREFUSED/, 'refused'],
  [/ENOTFOUND|EAI_/, 'host_not_found'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout/i, 'timeout'],
  [/ECONNRESET|EPIPE|hang up|aborted|closed/i, 'closed'],
]

export async function testSource(url: string, name: string, allowPrivate: boolean): Promise<HeadTest> {
  const start = performance.now()
  const nothing = { reason: null, picture: null, detail: null }
  const ms = () => Math.round(performance.now() - start)
  try {
    const { signal } = new AbortController()
    const result = await toResult(await fetchBytes(addressOf(url, name), { allowPrivate, signal }))
    if (result.kind !== 'head') return { ...nothing, state: 'unknown', ms: ms() }
    const picture = `data:${HEAD_TYPE};base64,${result.bytes.toString('base64')}`
    return { ...nothing, state: 'ok', picture, ms: ms() }
  } catch (error) {
    return { ...nothing, state: 'failed', reason: reasonOf(error), detail: messageOf(error), ms: ms() }
  }
}

/** By the messages of our own checks, of sharp and of the operating system. */
function reasonOf(error: unknown): HeadTestReason {
  if (error instanceof PrivateAddressError) return 'private_address'
  const message = messageOf(error)
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'other'
}

/** Errors of several addresses of one host have no message of their own. */
function messageOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: Error[] }
  return (message || errors?.[0]?.message || code || String(error)).slice(0, 300)
}
