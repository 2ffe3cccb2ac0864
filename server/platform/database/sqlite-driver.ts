// Kysely's driver of SQLite. Statements of visitors are executed in the serving thread: reads on a connection of their own,
// writes on another one. Statements of background work are executed in a thread. One writer at a time has the lock of this
// process, so that SQLite's own lock is waited for only while another program holds it. See ADR 15.
import { CompiledQuery, type DatabaseConnection, type Driver, type TransactionSettings } from 'kysely'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'
import { workContext } from '#server/platform/kernel/work-context.ts'
import { LogSync } from './log-sync.ts'
import { NodeSqlite } from './node-sqlite.ts'
import { type Background, openBackground } from './sqlite-background.ts'
import {
  busyError,
  type Connections,
  type Link,
  type Links,
  SqliteSession,
  STATEMENTS,
  WAIT_MS,
} from './sqlite-session.ts'

const MOST_WRITERS = 10_000
/** About as many pages as SQLite's own limit. */
const COMMITS_PER_CHECKPOINT = 250
const CHECKPOINT = 'pragma wal_checkpoint(passive)'

export class NodeSqliteDriver implements Driver, Connections {
  readonly #serving: Links & { writer: NodeSqlite }
  /** Null for a database in memory, which has one connection for everything. */
  readonly #sync: LogSync | null
  readonly #lock = createSemaphore({
    concurrency: 1,
    maxQueued: MOST_WRITERS,
    timeoutMs: WAIT_MS,
    refusal: busyError,
  })
  #background: (Links & { thread: Background }) | null = null
  #commits = 0
  #checkpoint: Promise<void> | null = null

  constructor(writer: NodeSqlite, sync = new LogSync(writer.path)) {
    const { path, isFile } = writer
    this.#serving = { writer, reader: isFile ? new NodeSqlite(path, { readOnly: true }) : writer }
    this.#sync = isFile ? sync : null
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteSession(this)
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(session: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    // Kysely begins transactions deferred; of two that read before they write, one would fail without waiting.
    const begin = accessMode === 'read only' ? STATEMENTS.beginReading : STATEMENTS.begin
    await session.executeQuery(CompiledQuery.raw(begin))
  }

  async commitTransaction(session: DatabaseConnection): Promise<void> {
    await session.executeQuery(CompiledQuery.raw(STATEMENTS.commit))
  }

  /** After a failed write SQLite may have rolled back already; that second error would hide the first. */
  async rollbackTransaction(session: DatabaseConnection): Promise<void> {
    await session.executeQuery(CompiledQuery.raw(STATEMENTS.rollback)).catch((error: Error) => {
      if (!error.message.endsWith('no transaction is active')) throw error
    })
  }

  async destroy(): Promise<void> {
    await this.#checkpoint
    await this.#background?.thread.close()
    const { reader, writer } = this.#serving
    if (reader !== writer) await reader.close()
    writer.close()
    this.#sync?.close()
  }

  links(): Links {
    if (!this.#sync || !workContext().background) return this.#serving
    return this.#openBackground()
  }

  snapshot(): Link {
    const { writer } = this.#serving
    if (!this.#sync) return { execute: (...statement) => writer.execute(...statement), close: () => {} }
    if (!workContext().background) return new NodeSqlite(writer.path, { readOnly: true })
    return this.#openBackground().thread.link({ readOnly: true })
  }

  lock(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.#lock(() => new Promise<void>((release) => resolve(release))).catch(reject)
    })
  }

  async committed(): Promise<void> {
    this.#commits += 1
    if (this.#background && this.#commits >= COMMITS_PER_CHECKPOINT) {
      this.#commits = 0
      this.#checkpoint ??= this.#copyLog(this.#background).finally(() => {
        this.#checkpoint = null
      })
    }
    if (!workContext().unsynced) await this.#sync?.wait()
  }

  #openBackground() {
    if (this.#background) return this.#background
    const { writer } = this.#serving
    const thread = openBackground(writer.path, () => {
      this.#background = null
    })
    // From now on that thread copies the log into the database, which waits for the disk.
    writer.execute('pragma wal_autocheckpoint = 0', [])
    this.#background = {
      thread,
      writer: thread.link({ readOnly: false }),
      reader: thread.link({ readOnly: true }),
    }
    return this.#background
  }

  /** Copies most of it beside the writers, and the rest while they wait: only then SQLite starts the log anew. */
  async #copyLog({ writer }: Links): Promise<void> {
    try {
      await writer.execute(CHECKPOINT, [])
      const release = await this.lock()
      await Promise.resolve(writer.execute(CHECKPOINT, [])).finally(release)
    } catch {
      // The log only grows until the next try.
    }
  }
}
