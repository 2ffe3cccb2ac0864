// Port: storage for uploaded images.
import type { Readable } from 'node:stream'

/** Generated, never taken from an uploaded file. */
export const BLOB_NAME = /^[0-9A-HJKMNP-TV-Z]{26}-(?:tall-)?(?:480|800|960|1080|1600|2400)\.(?:webp|avif)$/

export function blobType(name: string): string {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp'
}

export type BlobStore = {
  /** Atomic. Rejects with `storage_full` when there is no space left. */
  put(name: string, body: Uint8Array): Promise<void>
  /** Succeeds when there is none. */
  remove(name: string): Promise<void>
  /** Null when it does not exist. */
  read(name: string): Promise<Buffer | null>
  /** Null when it does not exist. Only where we serve the images ourselves, which for a slow reader must not be in memory. */
  open?(name: string): Promise<{ size: number; stream: Readable } | null>
  url(name: string): string
  /** Origin of the public URLs; null where we serve the images ourselves. */
  origin: string | null
}
