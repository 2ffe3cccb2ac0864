// One GET request to an avatar service: limited in time and size, without redirects.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isPrivateHost, lookupPublic, PrivateAddressError } from '#server/platform/kernel/private-address.ts'

export type FetchOptions = { allowPrivate: boolean; signal: AbortSignal }

export type Fetched = { status: number; bytes: Buffer }

const TIMEOUT_MS = 5_000
const MAX_BYTES = 256 * 1_024

/** Rejects when there is no complete reply. `node:https`, because `fetch` cannot check the address that it connects to. */
export async function fetchBytes(url: URL, { allowPrivate, signal }: FetchOptions): Promise<Fetched> {
  if (!allowPrivate) refuseUnsafe(url)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await get(url, { allowPrivate, signal: AbortSignal.any([signal, timeout]) })
  } catch (error) {
    throw timeout.aborted ? new Error('no reply within the timeout', { cause: error }) : error
  }
}

async function get(url: URL, { allowPrivate, signal }: FetchOptions): Promise<Fetched> {
  const response = await send(url, {
    signal,
    agent: false as const,
    headers: { accept: 'image/png, image/webp, image/jpeg', 'user-agent': 'Angkasa' },
    ...(!allowPrivate && { lookup: lookupPublic }),
  })
  const { statusCode: status = 0 } = response
  const isPicture = status === 200
  const bytes = isPicture ? await readBytes(response) : Buffer.alloc(0)
  if (!isPicture) response.destroy()
  return { status, bytes }
}

function refuseUnsafe({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new PrivateAddressError('only https is allowed')
  if (isPrivateHost(hostname)) throw new PrivateAddressError(`${hostname} is a private address`)
}

function send(url: URL, options: Parameters<typeof httpsRequest>[1]): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
  })
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the socket.
    if (size > MAX_BYTES) throw new Error('the reply is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
