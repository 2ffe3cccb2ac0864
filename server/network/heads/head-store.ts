// Heads on disk, one file for each player. The oldest go when there are too many.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { newId, type Random } from '#server/platform/kernel/random.ts'

export type StoredHead = { bytes: Buffer; etag: string; at: number }

type Deps = { folder: string; clock: Clock; random: Random; filesMax?: number }

const FILES_MAX = 10_000
const WRITES_PER_SWEEP = 500
export type HeadStore = ReturnType<typeof createHeadStore>

export function createHeadStore({ folder, clock, random, filesMax = FILES_MAX }: Deps) {
  let writes = 0

  /** A hash, because names of players must not become paths. */
  const pathOf = (key: string) => join(folder, `${hashOf(key).slice(0, 32)}.webp`)

  async function sweep(): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const path = join(folder, name)
        const found = await stat(path).catch(() => null)
        return { path, at: found?.mtimeMs ?? 0 }
      }),
    )
    const newestFirst = files.sort((one, other) => other.at - one.at)
    for (const { path } of newestFirst.slice(filesMax)) await rm(path, { force: true })
  }

  return {
    async read(key: string): Promise<StoredHead | null> {
      const path = pathOf(key)
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
        return { bytes, at: mtimeMs, etag: `"${hashOf(bytes).slice(0, 20)}"` }
      } catch {
        return null
      }
    },

    /** Renamed when it is complete, so that no visitor gets half a head. */
    async write(key: string, bytes: Buffer): Promise<void> {
      const temporary = join(folder, `.${newId(random)}.part`)
      const at = clock.now()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(temporary, bytes, { mode: 0o600 })
      await utimes(temporary, at, at)
      await rename(temporary, pathOf(key))
      if (writes % WRITES_PER_SWEEP === 0) await sweep()
      writes += 1
    },
  }
}

function hashOf(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
