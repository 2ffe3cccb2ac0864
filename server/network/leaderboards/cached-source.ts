// The last good result of one source, refreshed in the background; refresh never rejects.
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { toProblem } from '#server/platform/kernel/to-problem.ts'

export type Loaded<Value> = {
  /** Null when there is nothing new. */
  value: Value | null
  problem?: string | null
  missing?: readonly string[]
}

export type Load<Value> = (at: Date, signal: AbortSignal, before: Value | null) => Promise<Loaded<Value>>

export type SourceState = {
  outageSince: Date | null
  problem: string | null
  missing: readonly string[]
}

type Deps<Value> = { name: string; load: Load<Value>; clock: Clock; log: Pick<Log, 'info' | 'warn'> }

export function createCachedSource<Value>({ name, load, clock, log }: Deps<Value>) {
  let cached: Value | null = null
  let state: SourceState = { outageSince: null, problem: null, missing: [] }
  let pending: Promise<void> | null = null

  async function loadOnce(signal: AbortSignal): Promise<void> {
    const at = clock.now()
    const loaded = await load(at, signal, cached).catch(
      (error): Loaded<Value> => ({ value: null, problem: toProblem(error) }),
    )
    // Errors during shutdown are expected.
    if (signal.aborted) return
    cached = loaded.value ?? cached
    const before = state
    const { problem = null, missing = before.missing } = loaded
    state = { outageSince: problem === null ? null : (before.outageSince ?? at), problem, missing }
    logChanges(before)
  }

  function logChanges(before: SourceState): void {
    const { problem, missing } = state
    if (problem !== null && problem !== before.problem) {
      log.warn({ source: name, problem }, 'leaderboard source does not answer')
    }
    if (problem === null && before.problem !== null) {
      log.info({ source: name }, 'leaderboard source is back')
    }
    if (missing.length > 0 && missing.join() !== before.missing.join()) {
      log.warn({ source: name, missing }, 'leaderboard source lacks boards')
    }
  }

  /** A read in progress is shared. */
  function refresh(signal: AbortSignal): Promise<void> {
    pending ??= loadOnce(signal).finally(() => {
      pending = null
    })
    return pending
  }

  return {
    get: () => cached,
    state: () => state,
    refresh,
    /** A read in progress may have begun with earlier settings: another one follows it. */
    async refreshAnew(signal: AbortSignal): Promise<void> {
      await pending
      await refresh(signal)
    },
  }
}
