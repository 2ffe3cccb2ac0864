// The simulator's persistent state: one JSON file, written atomically.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type StateFile = {
  /** The last saved state; null when it cannot be read. */
  load(): unknown
  /** Resolves when the current state is on disk. */
  save(): Promise<void>
  /** Resolves when all writes are done. */
  close(): Promise<void>
}

/** Without a path nothing is stored. */
export function createStateFile(path: string | undefined, snapshot: () => unknown): StateFile {
  if (path === undefined) return { load: () => null, save: async () => {}, close: async () => {} }
  // One temporary file per process.
  const fresh = `${path}.${randomUUID()}.new`
  let last = Promise.resolve()
  let waiting: Promise<void> | null = null

  /** Atomic, by rename. */
  async function write(): Promise<void> {
    waiting = null
    await writeFile(fresh, JSON.stringify(snapshot()))
    await rename(fresh, String(path))
  }

  return {
    load() {
      mkdirSync(dirname(path), { recursive: true })
      try {
        return JSON.parse(readFileSync(path, 'utf8'))
      } catch {
        return null
      }
    },
    // Calls during a write share the next one.
    save() {
      waiting ??= last.catch(() => {}).then(write)
      last = waiting
      return waiting
    },
    close: () => last.catch(() => {}),
  }
}
