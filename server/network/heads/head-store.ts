// Heads on disk, and those in use in memory. Both are bounded: the oldest files go first.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { newId, type Random } from '#server/platform/kernel/random.ts'

export type StoredHead = { bytes: Buffer; etag: string; at: number }

export type HeadLimits = { files: number; bytes: number; inMemory: number }

type Deps = { folder: string; clock: Clock; random: Random; log: Pick<Log, 'warn'>; limits?: HeadLimits }
type FileEntry = { bytes: number; at: number }

const LIMITS: HeadLimits = { files: 10_000, bytes: 32 * 1_024 * 1_024, inMemory: 1_000 }
const FILE = /^[0-9a-f]{32}\.webp$/
const PART = /^\.[0-9A-Z]+\.part$/
const ABANDONED_MS = 60 * 60 * 1_000

export function createHeadStore({ folder, clock, random, log, limits = LIMITS }: Deps) {
  /** In the order of their last use. */
  const memory = new Map<string, StoredHead>()
  let opening: Promise<Map<string, FileEntry>> | null = null
  let total = 0

  /** Files by age, oldest first: heads that are still shown are fetched again, so the oldest are those that nobody sees. */
  function files(): Promise<Map<string, FileEntry>> {
    opening ??= listFiles(folder, clock.now().getTime()).then((listed) => {
      total = [...listed.values()].reduce((sum, { bytes }) => sum + bytes, 0)
      return listed
    })
    return opening
  }

  function remember(file: string, head: StoredHead): StoredHead {
    memory.delete(file)
    memory.set(file, head)
    for (const oldest of memory.keys()) {
      if (memory.size <= limits.inMemory) break
      memory.delete(oldest)
    }
    return head
  }

  async function evict(known: Map<string, FileEntry>): Promise<void> {
    for (const [file, { bytes }] of known) {
      if (known.size <= limits.files && total <= limits.bytes) return
      known.delete(file)
      memory.delete(file)
      total -= bytes
      await rm(join(folder, file), { force: true })
    }
  }

  async function writeFileOf(file: string, { bytes, at }: StoredHead): Promise<void> {
    const known = await files()
    const temporary = join(folder, `.${newId(random)}.part`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(temporary, bytes, { mode: 0o600 })
    await utimes(temporary, at / 1_000, at / 1_000)
    await rename(temporary, join(folder, file))
    total += bytes.length - (known.get(file)?.bytes ?? 0)
    known.delete(file)
    known.set(file, { bytes: bytes.length, at })
    await evict(known)
  }

  return {
    async read(key: string): Promise<StoredHead | null> {
      const file = fileOf(key)
      const remembered = memory.get(file)
      if (remembered) return remember(file, remembered)
      const known = await files()
      const entry = known.get(file)
      if (!entry) return null
      try {
        return remember(file, toHead(await readFile(join(folder, file)), entry.at))
      } catch {
        // Deleted by hand, or by another process that shares the folder.
        total -= entry.bytes
        known.delete(file)
        return null
      }
    },

    /** When the head was fetched; null when there is none. */
    async storedAt(key: string): Promise<number | null> {
      const file = fileOf(key)
      return memory.get(file)?.at ?? (await files()).get(file)?.at ?? null
    },

    /** A full disk costs nothing but the next start: the head is in memory. */
    async write(key: string, bytes: Buffer): Promise<void> {
      const head = toHead(bytes, clock.now().getTime())
      remember(fileOf(key), head)
      try {
        await writeFileOf(fileOf(key), head)
      } catch (error) {
        log.warn({ err: error }, 'head not stored')
      }
    },

    size: async (): Promise<{ heads: number; bytes: number }> => ({
      heads: (await files()).size,
      bytes: total,
    }),
  }
}

/** A hash, because names of players must not become paths. */
function fileOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.webp`
}

function toHead(bytes: Buffer, at: number): StoredHead {
  return { bytes, at, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"` }
}

/** Oldest first. Files that a stopped process left unfinished are removed. */
async function listFiles(folder: string, now: number): Promise<Map<string, FileEntry>> {
  const names = await readdir(folder).catch(() => [])
  const entries: [string, FileEntry][] = []
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && PART.test(name) && found.mtimeMs < now - ABANDONED_MS)
      await rm(path, { force: true }).catch(() => {})
    if (found && FILE.test(name)) entries.push([name, { bytes: found.size, at: found.mtimeMs }])
  }
  return new Map(entries.sort(([, one], [, other]) => one.at - other.at))
}
