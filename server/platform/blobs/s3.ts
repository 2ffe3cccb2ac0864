// Images in an S3-compatible bucket; browsers load them from its public address.
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { readBytes } from '#server/platform/kernel/read-text.ts'
import { BLOB_NAME, type BlobStore, blobType } from './blob-store.ts'

export type S3Settings = {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  bucket: string
  /** Without a trailing slash. */
  publicUrl: string
}

type Deps = { clock: Clock; timeoutMs?: number }

const TIMEOUT_MS = 15_000
const ERROR_MAX_LENGTH = 2_000
/** Larger than any picture that we store. */
const BLOB_MAX_BYTES = 8 * 1024 * 1024
const STORAGE_FULL = /<Code>(?:\w*StorageFull|\w*QuotaExceeded|InsufficientCapacity)<\/Code>/
const CACHE_FOREVER = 'public, max-age=31536000, immutable'

export function createS3Blobs(settings: S3Settings, { clock, timeoutMs = TIMEOUT_MS }: Deps): BlobStore {
  const { endpoint, bucket, publicUrl, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  async function request(
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response | null> {
    if (!BLOB_NAME.test(name)) throw new Error(`not a blob name: ${name}`)
    const response = await client
      .fetch(`${endpoint}/${encodeURIComponent(bucket)}/${name}`, {
        method,
        headers: {
          // Signed, because the library otherwise leaves the body out of the signature.
          'x-amz-content-sha256': sha256(body ?? new Uint8Array()),
          ...(body && { 'content-type': blobType(name), 'cache-control': CACHE_FOREVER }),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        aws: { datetime: toAmzDate(clock.now()) },
      })
      .catch((error) => {
        throw new AppError('unavailable', { cause: error })
      })
    if (response.ok) return response
    const text = (await response.text().catch(() => '')).slice(0, ERROR_MAX_LENGTH)
    if (method !== 'PUT' && response.status === 404) return null
    if (response.status === 507 || STORAGE_FULL.test(text)) throw new AppError('storage_full')
    throw new AppError('unavailable', { cause: new Error(`S3 replied ${response.status}: ${text}`) })
  }

  /** Reads the body to its end, so that the connection can be used again. */
  async function send(...wanted: Parameters<typeof request>): Promise<void> {
    await (await request(...wanted))?.text().catch(() => '')
  }

  return {
    put: (name, body) => send('PUT', name, new Uint8Array(body)),
    remove: (name) => send('DELETE', name),
    async read(name) {
      const response = await request('GET', name)
      const tooLarge = () => new AppError('unavailable', { cause: new Error('a blob is too large') })
      return response && readBytes(response, BLOB_MAX_BYTES, tooLarge)
    },
    url: (name) => `${publicUrl}/${name}`,
    origin: new URL(publicUrl).origin,
  }
}

function sha256(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** As in `20260131T235959Z`. */
function toAmzDate(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '')
}
