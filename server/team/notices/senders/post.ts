// One request to an address that the owner entered: limited in time and size, no redirect, and no way into our own network.
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import {
  isPrivateAddress,
  lookupPublic,
  PrivateAddressError,
} from '#server/platform/kernel/private-address.ts'
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

export function post({
  url,
  method = 'POST',
  headers,
  body,
  allowPrivate,
  timeoutMs,
}: Post): Promise<PostReply> {
  const address = new URL(url)
  const host = address.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && address.protocol !== 'https:') throw new SendError('not_https', 'not https')
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw privateAddress()
  const open = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = open(
      address,
      {
        method,
        headers: { 'user-agent': 'Angkasa', 'content-length': Buffer.byteLength(body), ...headers },
        // A new connection each time, so that its address was checked for this request.
        agent: false,
        lookup: allowPrivate ? undefined : lookupPublic,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        readStart(response).then(
          (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          reject,
        )
      },
    )
    request.on('error', (error) => reject(error instanceof PrivateAddressError ? privateAddress() : error))
    request.end(body)
  })
}

function privateAddress(): SendError {
  return new SendError('private_address', 'the address is private')
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
