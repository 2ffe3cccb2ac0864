// A test picture, stored and removed: a full disk or a bucket that refuses is known before somebody's upload meets it.
import type { BlobStore } from './blob-store.ts'

/** Always the same, so that a process that ends in between leaves one at most. */
const NAME = `${'0'.repeat(26)}-480.webp`
/** As large as a small picture, because a disk with room for one block is still full. */
const BODY = Buffer.alloc(64 * 1024)

export async function probeStore({ put, remove }: Pick<BlobStore, 'put' | 'remove'>): Promise<void> {
  await put(NAME, BODY)
  await remove(NAME)
}
