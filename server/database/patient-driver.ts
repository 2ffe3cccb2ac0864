// One connection to a SQLite file, used by one caller at a time. While another program holds the file, a writer steps
// aside and tries again: readers and the rest of the process go on meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteAdapter, SqliteDriver } from 'kysely'

const PAUSE_MS = 20
const TRIES = 250
const BUSY = 5

export class PatientDriver extends SqliteDriver {
  readonly #turn = new Turn()

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn.take()
    return new PatientConnection(await super.acquireConnection(), this.#turn)
  }

  /** Kysely begins transactions deferred; of two writers one would then fail on its first write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    setInTransaction(connection, true)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    setInTransaction(connection, false)
  }

  /** Where writing failed, SQLite has rolled back by itself: the failure of a second time would hide the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error) => {
      if (!isRolledBack(error)) throw error
    })
    setInTransaction(connection, false)
  }

  override async releaseConnection(): Promise<void> {
    this.#turn.giveBack()
  }
}

/** The turns are ours, because a writer that waits gives its own away. */
export class PatientAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** Kysely leaves it off because of foreign keys, which no migration of ours turns off; without it a kill leaves half a table. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class PatientConnection implements DatabaseConnection {
  inTransaction = false
  readonly #inner: DatabaseConnection
  readonly #turn: Turn

  constructor(inner: DatabaseConnection, turn: Turn) {
    this.#inner = inner
    this.#turn = turn
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#inner.executeQuery<Row>(query)
      } catch (error) {
        if (this.inTransaction || tries === TRIES || !isBusy(error)) throw error
        this.#turn.giveBack()
        await sleep(PAUSE_MS)
        await this.#turn.take()
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize)
  }
}

function setInTransaction(connection: DatabaseConnection, value: boolean): void {
  if (connection instanceof PatientConnection) connection.inTransaction = value
}

function isRolledBack(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith('no transaction is active')
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY
}

class Turn {
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
  }

  /** Handed on at once, so that nobody slips in between. */
  giveBack(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}
