// One request to an address that the owner entered: limited in time and size, no redirect, and no way into our own network.
import type { IncomingMessage } from 'node:http'
import { NotHttpsError, requestPublic } from '#server/platform/http/request-public.ts'
import { PrivateAddressError } from '#server/platform/kernel/private-address.ts'
import { SendError } from './send-result.ts'

export type PostOptions = { allowPrivate: boolean; timeoutMs: number }

type Post = PostOptions & {
  url: string
  /** Other methods ask without sending anything. */
  method?: 'POST' | 'GET' | 'HEAD'
  headers: Record<string, string>
  body: string
}

export type PostReply = { status: number; headers: IncomingMessage['headers']; text: string }

/** Enough for a sentence; the rest is not read. */
const REPLY_BYTES = 4_096

export async function post({ url, method = 'POST', timeoutMs, ...options }: Post): Promise<PostReply> {
  const headers = {
    'user-agent': 'Angkasa',
    'content-length': Buffer.byteLength(options.body),
    ...options.headers,
  }
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await requestPublic(new URL(url), { ...options, method, headers, signal }).catch(refusalOf)
  const text = await readStart(response)
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}

function refusalOf(error: unknown): never {
  if (error instanceof NotHttpsError) throw new SendError('not_https', 'not https')
  if (error instanceof PrivateAddressError) throw new SendError('private_address', 'the address is private')
  throw error
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= REPLY_BYTES) break
    }
  } catch {
    // The status has arrived: a body that breaks off or never ends changes nothing about it.
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks).subarray(0, REPLY_BYTES).toString()
}
