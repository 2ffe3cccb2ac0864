// One GET request to an avatar service: limited in time and size, without redirects.
import { requestPublic } from '#server/platform/http/request-public.ts'
import { readBytes } from '#server/platform/kernel/read-text.ts'

export type FetchOptions = { allowPrivate: boolean; signal: AbortSignal }

export type Fetched = { status: number; bytes: Buffer }

const TIMEOUT_MS = 5_000
const MAX_BYTES = 256 * 1_024
const HEADERS = { accept: 'image/png, image/webp, image/jpeg', 'user-agent': 'Angkasa' }

/** Rejects when there is no complete reply. */
export async function fetchBytes(url: URL, { allowPrivate, signal }: FetchOptions): Promise<Fetched> {
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
