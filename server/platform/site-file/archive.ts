// The ZIP archive of the site. Sizes are counted while it is unpacked: what an entry declares may be a lie.
import { Unzip, type UnzipFile, UnzipInflate, unzipSync, type Zippable, zipSync } from 'fflate'
import { SITE_FILE_LIMIT_BYTES } from '#contract/site/site-file.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'

export type ArchiveFiles = ReadonlyMap<string, Uint8Array>

const ENTRIES_MAX = 2_000
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024
/** Deflate packs at most a thousand to one, so that one step unpacks at most 16 MB. */
const STEP_BYTES = 16 * 1024
/** The first that the format knows, so that two exports of the same site are equal byte by byte. */
const MTIME = new Date(1980, 0, 1)

/** In the order of the map. Pictures are compressed already. */
export function packArchive(files: ArchiveFiles): Uint8Array {
  const entries = [...files].map(([name, bytes]): [string, Zippable[string]] => [
    name,
    [bytes, { level: name.endsWith('.json') ? 6 : 0 }],
  ])
  return zipSync(Object.fromEntries(entries), { mtime: MTIME })
}

/** By name, without folders. Nothing is written anywhere, so names are only compared. */
export function unpackArchive(bytes: Uint8Array, maxBytes = UNPACKED_MAX_BYTES): ArchiveFiles {
  if (bytes.length > SITE_FILE_LIMIT_BYTES) throw new AppError('site_file_too_large')
  try {
    const listed = listEntries(bytes, maxBytes)
    const files = unpackEntries(bytes, maxBytes)
    const isComplete =
      listed.size === files.size && [...listed].every(([name, size]) => files.get(name)?.length === size)
    if (!isComplete) throw new AppError('site_file_unreadable')
    return new Map([...files].filter(([name]) => !name.endsWith('/')))
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('site_file_unreadable', { cause: error })
  }
}

/** From the directory at the end of the archive, which one that was cut off does not have. */
function listEntries(bytes: Uint8Array, maxBytes: number): Map<string, number> {
  const listed = new Map<string, number>()
  let unpacked = 0
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      unpacked += originalSize
      if (listed.has(name)) throw new AppError('site_file_unreadable')
      if (listed.size >= ENTRIES_MAX || unpacked > maxBytes) throw new AppError('site_file_too_large')
      listed.set(name, originalSize)
      return false
    },
  })
  return listed
}

function unpackEntries(bytes: Uint8Array, maxBytes: number): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let unpacked = 0
  const unzip = new Unzip((entry: UnzipFile) => {
    const chunks: Uint8Array[] = []
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      unpacked += chunk.length
      if (unpacked > maxBytes) throw new AppError('site_file_too_large')
      chunks.push(chunk)
      if (isLast) files.set(entry.name, Buffer.concat(chunks))
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length)
  }
  return files
}
