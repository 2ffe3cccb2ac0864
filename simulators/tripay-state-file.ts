// What the simulator remembers beyond its process: one JSON file, whole at any moment.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type StateFile = {
  /** What was saved last; null when there is nothing that can be read. */
  load(): unknown
  /** Resolves when what was true at the call is on the disk. */
  save(): Promise<void>
  /** Resolves when nothing is left to be written. */
  close(): Promise<void>
}

/** Without a path nothing is kept. */
export function createStateFile(path: string | undefined, snapshot: () => unknown): StateFile {
  if (path === undefined) return { load: () => null, save: async () => {}, close: async () => {} }
  // Of this process alone: another one may write the same state.
  const fresh = `${path}.${randomUUID()}.new`
  let last = Promise.resolve()
  let waiting: Promise<void> | null = null

  /** A reader sees the old file or the new one, never half of it. */
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
    // Everybody who comes while one file is being written waits for the next, and one is enough for them all.
    save() {
      waiting ??= last.catch(() => {}).then(write)
      last = waiting
      return waiting
    },
    close: () => last.catch(() => {}),
  }
}
