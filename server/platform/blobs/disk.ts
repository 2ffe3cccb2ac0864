// Images in a folder. Each is written to a temporary file and renamed, so that none is ever incomplete.
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId, type Random } from '#server/platform/kernel/random.ts'
import { BLOB_NAME, type BlobStore } from './blob-store.ts'

const UPLOADS_PATH = '/uploads/'

const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT'])

export function createDiskBlobs(folder: string, random: Random): BlobStore {
  function pathOf(name: string): string {
    if (!BLOB_NAME.test(name)) throw new Error(`not a blob name: ${name}`)
    return join(folder, name)
  }

  return {
    async put(name, body) {
      const path = pathOf(name)
      const temporary = join(folder, `.${newId(random)}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeSynced(temporary, body)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {}) // the reason for the failure is the first error
        if (STORAGE_FULL.has(codeOf(error) ?? '')) throw new AppError('storage_full', { cause: error })
        throw error
      }
    },

    remove: (name) => rm(pathOf(name), { force: true }),

    url: (name) => UPLOADS_PATH + name,
    origin: null,

    read: (name) => ifStored(name, () => readFile(pathOf(name))),

    open: (name) =>
      ifStored(name, async () => {
        const file = await open(pathOf(name))
        const size = await sizeOf(file)
        return { size, stream: file.createReadStream() }
      }),
  }
}

async function ifStored<Value>(name: string, read: () => Promise<Value>): Promise<Value | null> {
  if (!BLOB_NAME.test(name)) return null
  try {
    return await read()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

async function sizeOf(file: FileHandle): Promise<number> {
  try {
    return (await file.stat()).size
  } catch (error) {
    await file.close()
    throw error
  }
}

async function writeSynced(path: string, body: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(body)
  await file.sync()
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
