// The last good answer of one source. Loading happens in the background, never twice at once, and never throws.
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { toProblem } from './problem.ts'

export type Loaded<Answer> = {
  /** Null when there is nothing new. */
  answer: Answer | null
  /** What went wrong, in whole or in part. */
  problem?: string | null
  /** What the source answered that it does not have. */
  missing?: readonly string[]
}

export type Load<Answer> = (at: Date, signal: AbortSignal, before: Answer | null) => Promise<Loaded<Answer>>

export type SourceState = {
  /** When all of it was last read; null if never. */
  goodAt: Date | null
  /** Since when something is wrong, and what. */
  awaySince: Date | null
  problem: string | null
  missing: readonly string[]
}

type Deps<Answer> = { name: string; load: Load<Answer>; clock: Clock; log: Pick<Log, 'info' | 'warn'> }

export function createKept<Answer>({ name, load, clock, log }: Deps<Answer>) {
  let kept: Answer | null = null
  let state: SourceState = { goodAt: null, awaySince: null, problem: null, missing: [] }
  let underWay: Promise<void> | null = null

  async function loadOnce(signal: AbortSignal): Promise<void> {
    const at = clock.now()
    const loaded = await attempt(() => load(at, signal, kept))
    // What fails because we are stopping is nobody's problem.
    if (signal.aborted) return
    kept = loaded.answer ?? kept
    const before = state
    state = nextState(before, loaded, at)
    tell(before)
  }

  /** Told when it changes, not every time. */
  function tell(before: SourceState): void {
    const { problem, missing } = state
    if (problem !== null && problem !== before.problem) {
      log.warn({ source: name, problem }, 'a source of the leaderboards does not answer')
    }
    if (problem === null && before.problem !== null) {
      log.info({ source: name }, 'a source of the leaderboards answers again')
    }
    if (missing.length > 0 && missing.join() !== before.missing.join()) {
      log.warn({ source: name, missing }, 'a game server lacks boards')
    }
  }

  return {
    get: () => kept,
    state: () => state,
    refresh(signal: AbortSignal): Promise<void> {
      underWay ??= loadOnce(signal).finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

function nextState<Answer>(before: SourceState, loaded: Loaded<Answer>, at: Date): SourceState {
  const { answer, problem = null, missing = before.missing } = loaded
  if (problem !== null) return { ...before, awaySince: before.awaySince ?? at, problem, missing }
  return { goodAt: answer ? at : before.goodAt, awaySince: null, problem, missing }
}

async function attempt<Answer>(load: () => Promise<Loaded<Answer>>): Promise<Loaded<Answer>> {
  try {
    return await load()
  } catch (error) {
    return { answer: null, problem: toProblem(error) }
  }
}
