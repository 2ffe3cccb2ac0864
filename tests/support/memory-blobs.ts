// Blob store in memory, with a limited number of files.
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'

export function memoryBlobs(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, Uint8Array>()
  const blobs: BlobStore = {
    async put(name, body) {
      if (stored.size >= room) throw new AppError('storage_full')
      stored.set(name, body)
    },
    async remove(name) {
      stored.delete(name)
    },
    async read(name) {
      const body = stored.get(name)
      return body ? Buffer.from(body) : null
    },
    url: (name) => `/uploads/${name}`,
    origin: null,
  }
  return { blobs, stored }
}
