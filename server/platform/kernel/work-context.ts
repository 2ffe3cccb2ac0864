// How the statements of a piece of work are executed, and what its log lines name. PostgreSQL needs no threads: its client
// never blocks this one.
import { AsyncLocalStorage } from 'node:async_hooks'

type Request = { reqId: string; address: string }
type WorkContext = {
  background: boolean
  unsynced: boolean
  /** The call that changes something, for the lines that its work logs. */
  request?: Request
}

const SERVING: WorkContext = { background: false, unsynced: false }
const storage = new AsyncLocalStorage<WorkContext>()

export function workContext(): WorkContext {
  return storage.getStore() ?? SERVING
}

/** Work of the console or of a job: SQLite executes its statements in a thread of their own, so that no visitor waits for them. */
export function inBackground<Result>(work: () => Result): Result {
  return storage.run({ ...workContext(), background: true }, work)
}

export function ofRequest<Result>(request: Request, work: () => Result): Result {
  return storage.run({ ...workContext(), request }, work)
}

/** A loop that outlives the work that started it. */
export function inServingThread<Result>(work: () => Result): Result {
  return storage.run(SERVING, work)
}

/**
 * Commits of this work are not awaited on the disk: they survive a kill of the process, and a loss of power only if a later
 * commit was synced. For what may be lost, or what is useless without a later commit.
 */
export function unsynced<Result>(work: () => Result): Result {
  return storage.run({ ...workContext(), unsynced: true }, work)
}
