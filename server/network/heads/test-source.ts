// Asks one service for one head, for the console: nothing is stored.
import type { HeadTest, HeadTestReason } from '#contract/network/heads.schema.ts'
import { PrivateAddressError } from '#server/platform/kernel/private-address.ts'
import { fetchBytes } from './fetch-bytes.ts'
import { HEAD_TYPE } from './head-picture.ts'
import { addressOf, toResult } from './head-sources.ts'

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
  const result = await ask(url, name, allowPrivate)
  return { ...result, ms: Math.round(performance.now() - start) }
}

async function ask(url: string, name: string, allowPrivate: boolean): Promise<Omit<HeadTest, 'ms'>> {
  const nothing = { reason: null, picture: null, detail: null }
  try {
    const { signal } = new AbortController()
    const result = await toResult(await fetchBytes(addressOf(url, name), { allowPrivate, signal }))
    if (result.kind !== 'head') return { ...nothing, state: 'unknown' }
    const picture = `data:${HEAD_TYPE};base64,${result.bytes.toString('base64')}`
    return { ...nothing, state: 'ok', picture }
  } catch (error) {
    return { ...nothing, state: 'failed', reason: reasonOf(error), detail: messageOf(error) }
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
