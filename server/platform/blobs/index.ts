import { join } from 'node:path'
import type { Core } from '#server/platform/database/core.ts'
import type { BlobStore } from './blob-store.ts'
import { createDiskBlobs } from './disk.ts'
import { createS3Blobs, type S3Settings } from './s3.ts'

export { probeStore } from './probe-store.ts'

type Place = { s3: S3Settings | null; dataDir: string }

export function createBlobs({ s3, dataDir }: Place, deps: Pick<Core, 'clock' | 'random'>): BlobStore {
  return s3 ? createS3Blobs(s3, deps) : createDiskBlobs(join(dataDir, 'uploads'), deps.random)
}
