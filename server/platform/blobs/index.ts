// S3 if it is configured, else a folder in the data folder.

import { join } from 'node:path'
import type { Core } from '#server/platform/database/core.ts'
import type { BlobStore, ReadableBlobs } from './blob-store.ts'
import { createDiskBlobs } from './disk.ts'
import { createS3Blobs, type S3Settings } from './s3.ts'

type Place = { s3: S3Settings | null; dataDir: string }

export type Blobs = {
  store: BlobStore
  /** Null for S3, where browsers load images from the bucket. */
  readable: ReadableBlobs | null
}

export function createBlobs({ s3, dataDir }: Place, deps: Pick<Core, 'clock' | 'random'>): Blobs {
  if (s3) return { store: createS3Blobs(s3, deps), readable: null }
  const disk = createDiskBlobs(join(dataDir, 'uploads'), deps.random)
  return { store: disk, readable: disk }
}
