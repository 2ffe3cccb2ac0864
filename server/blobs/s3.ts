// Pictures in an S3-compatible bucket; browsers fetch them from there.
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { BLOB_NAME, type BlobStore } from './blob-store.ts'
import { type S3Credentials, signS3 } from './s3-signature.ts'

export type S3Settings = S3Credentials & {
  endpoint: string
  bucket: string
  /** Without a slash at its end. */
  publicUrl: string
}

type Deps = { clock: Clock; timeoutMs?: number }

const TIMEOUT_MS = 15_000
const ANSWER_MAX_LENGTH = 2_000
const NO_ROOM = /<Code>(?:\w*StorageFull|\w*QuotaExceeded|InsufficientCapacity)<\/Code>/
const FOREVER = 'public, max-age=31536000, immutable'

export function createS3Blobs(settings: S3Settings, { clock, timeoutMs = TIMEOUT_MS }: Deps): BlobStore {
  async function send(method: 'PUT' | 'DELETE', name: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!BLOB_NAME.test(name)) throw new Error(`not a name of ours: ${name}`)
    const url = new URL(`${settings.endpoint}/${encodeURIComponent(settings.bucket)}/${name}`)
    const headers: Record<string, string> =
      method === 'PUT' ? { 'content-type': 'image/webp', 'cache-control': FOREVER } : {}
    const response = await fetch(url, {
      method,
      headers: signS3({ method, url, headers, body }, settings, clock.now()),
      body: method === 'PUT' ? body : null,
      // Whoever answers with another address is not our store.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error) => {
      throw new AppError('unavailable', { cause: error })
    })
    const answer = (await response.text().catch(() => '')).slice(0, ANSWER_MAX_LENGTH)
    if (response.ok || (method === 'DELETE' && response.status === 404)) return
    if (response.status === 507 || NO_ROOM.test(answer)) throw new AppError('storage_full')
    throw new AppError('unavailable', {
      cause: new Error(`the bucket answers ${response.status}: ${answer}`),
    })
  }

  return {
    put: (name, body) => send('PUT', name, new Uint8Array(body)),
    remove: (name) => send('DELETE', name, new Uint8Array()),
    url: (name) => `${settings.publicUrl}/${name}`,
    origin: new URL(settings.publicUrl).origin,
  }
}
