// Detects a database that accepts reads but no writes (full or read-only disk): a failed write counts until a test write
// succeeds.
import type { LogEvent } from 'kysely'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { isWriteRefused } from '#server/platform/kernel/database-away.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { Database } from './schema.ts'
import { saveValue } from './stored-value.ts'

type Deps = { db: Database; clock: Clock; log: Pick<Log, 'info' | 'warn'>; probeEveryMs?: number }

type WriteFailure = { why: string; since: string }
export type Writability = ReturnType<typeof watchWrites>

const PROBE_EVERY_MS = 5_000
const PROBE_NAME = 'write_probe'
/** Larger than an order, because a disk with room for one page is still full. */
const PROBE_BYTES = 64 * 1024

export function watchWrites({ db, clock, log, probeEveryMs = PROBE_EVERY_MS }: Deps) {
  let failure: WriteFailure | null = null
  let timer: NodeJS.Timeout | null = null

  function note(event: LogEvent): void {
    if (event.level !== 'error' || failure || !isWriteRefused(event.error)) return
    failure = { why: (event.error as Error).message, since: clock.now().toISOString() }
    log.warn({ err: event.error }, 'database refuses writes')
    schedule()
  }

  function schedule(): void {
    timer = setTimeout(probe, probeEveryMs).unref()
  }

  async function probe(): Promise<void> {
    try {
      await saveValue(db, PROBE_NAME, '0'.repeat(PROBE_BYTES))
      await saveValue(db, PROBE_NAME, '')
      failure = null
      log.info({}, 'database accepts writes again')
    } catch {
      if (timer) schedule()
    }
  }

  return {
    /** Kysely's log: every query, also begin and commit. */
    note,
    failure: (): WriteFailure | null => failure,
    isWritable: (): boolean => failure === null,
    stop(): void {
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}
