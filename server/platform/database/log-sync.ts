// Puts commits on the disk: one sync of SQLite's write-ahead log for all commits that wait for it, outside the event loop.
// `synchronous = full` would sync each commit by itself and block the thread meanwhile. See ADR 15.
import { closeSync, existsSync, fdatasync, openSync } from 'node:fs'

type Sync = (file: number, done: (error: Error | null) => void) => void

export class LogSync {
  readonly #path: string
  readonly #syncFile: Sync
  #file: number | null = null
  #waiting: (() => void)[] = []
  #isRunning = false

  constructor(databasePath: string, syncFile: Sync = fdatasync) {
    this.#path = `${databasePath}-wal`
    this.#syncFile = syncFile
  }

  /** Resolves when every commit before this call is on the disk. */
  async wait(): Promise<void> {
    if (this.#file === null) {
      // SQLite makes the log with the first write, and deletes it with its last connection, which is ours.
      if (!existsSync(this.#path)) return
      this.#file = openSync(this.#path, 'r+')
    }
    const file = this.#file
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      if (!this.#isRunning) this.#run(file)
    })
  }

  #run(file: number): void {
    this.#isRunning = true
    const waiting = this.#waiting
    this.#waiting = []
    this.#syncFile(file, (error) => {
      // After a failed sync the system may have dropped the pages, so that the next sync succeeds without them: only a
      // new start, which reads the log from the disk, knows what is stored.
      if (error) throw new Error('write-ahead log not synced', { cause: error })
      this.#isRunning = false
      for (const resolve of waiting) resolve()
      if (this.#waiting.length > 0) this.#run(file)
    })
  }

  /** Call it when nothing waits. */
  close(): void {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }
}
