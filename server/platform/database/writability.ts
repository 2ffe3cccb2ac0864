// Detects a database that accepts reads but no writes (full or read-only disk): a failed write counts until a test write
// succeeds. A test write every minute finds it before a buyer does.
import type { LogEvent } from 'kysely'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { isWriteRefused } from '#server/platform/kernel/database-away.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { inBackground } from '#server/platform/kernel/work-context.ts'
import type { Database } from './schema.ts'
import { saveValue } from './stored-value.ts'

type Deps = {
  db: Database
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
  probeEveryMs?: number
  lookEveryMs?: number
}

type WriteFailure = { why: string; since: string }
export type Writability = ReturnType<typeof watchWrites>

const PROBE_EVERY_MS = 5_000
const LOOK_EVERY_MS = 60_000
const PROBE_NAME = 'write_probe'
/** Larger than an order, because a disk with room for one page is still full. */
const PROBE_BYTES = 64 * 1024

/** Throws where an order could not be stored. */
export async function writeProbe(db: Database): Promise<void> {
  await saveValue(db, PROBE_NAME, '0'.repeat(PROBE_BYTES))
  await saveValue(db, PROBE_NAME, '')
}

export function watchWrites(deps: Deps) {
  const { db, clock, log, probeEveryMs = PROBE_EVERY_MS, lookEveryMs = LOOK_EVERY_MS } = deps
  let failure: WriteFailure | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  schedule()

  function note(event: LogEvent): void {
    if (event.level !== 'error' || failure || !isWriteRefused(event.error)) return
    failure = { why: (event.error as Error).message, since: clock.now().toISOString() }
    log.warn({ err: event.error }, 'database refuses writes')
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (isStopped) return
    const act = failure ? probe : () => inBackground(probe)
    timer = setTimeout(act, failure ? probeEveryMs : lookEveryMs).unref()
  }

  async function probe(): Promise<void> {
    try {
      await writeProbe(db)
      if (failure) log.info({}, 'database accepts writes again')
      failure = null
    } catch {
      // `note` has seen why.
    }
    schedule()
  }

  return {
    /** Kysely's log: every query, also begin and commit. */
    note,
    failure: (): WriteFailure | null => failure,
    isWritable: (): boolean => failure === null,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
