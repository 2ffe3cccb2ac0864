// Pictures in a folder of this machine. Each is written aside and then put in its place, so that none is ever half there.
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#server/kernel/app-error.ts'
import { newId, type Random } from '#server/kernel/random.ts'
import { BLOB_NAME, type BlobStore, type ReadableBlobs } from './blob-store.ts'

const UPLOADS_PATH = '/uploads/'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

export function createDiskBlobs(folder: string, random: Random): BlobStore & ReadableBlobs {
  function pathOf(name: string): string {
    if (!BLOB_NAME.test(name)) throw new Error(`not a name of ours: ${name}`)
    return join(folder, name)
  }

  return {
    async put(name, body) {
      const path = pathOf(name)
      const aside = join(folder, `.${newId(random)}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeWhole(aside, body)
        await rename(aside, path)
      } catch (error) {
        await rm(aside, { force: true }).catch(() => {}) // the reason for the failure is the first error
        if (NO_ROOM.has(codeOf(error) ?? '')) throw new AppError('storage_full', { cause: error })
        throw error
      }
    },

    remove: (name) => rm(pathOf(name), { force: true }),

    url: (name) => UPLOADS_PATH + name,
    origin: null,

    async read(name) {
      if (!BLOB_NAME.test(name)) return null
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
  }
}

/** On the disk, not only on its way there. */
async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(body)
  await file.sync()
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
