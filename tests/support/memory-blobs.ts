// A store of pictures that keeps what is put, with room for so many.
import type { BlobStore } from '#server/blobs/blob-store.ts'
import { AppError } from '#server/kernel/app-error.ts'

export function memoryBlobs(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, Uint8Array>()
  const blobs: BlobStore = {
    async put(name, body) {
      if (kept.size >= room) throw new AppError('storage_full')
      kept.set(name, body)
    },
    async remove(name) {
      kept.delete(name)
    },
    url: (name) => `/uploads/${name}`,
    origin: null,
  }
  return { blobs, kept }
}
