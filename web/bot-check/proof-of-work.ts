// The states of our own check, and what leads from one to the next. Knows nothing of the screen.
import type { Challenge } from '#contract/bot-check.ts'
import { withLoadRetries } from './load-retries.ts'
import type { Solution } from './solve.ts'
import { toToken } from './to-token.ts'

export type ProofState =
  | { kind: 'idle' }
  /** From 0 to 1. */
  | { kind: 'working'; part: number }
  | { kind: 'done'; token: string }
  | { kind: 'error'; why: 'failed' | 'unavailable' }

type Deps = {
  getChallenge(signal: AbortSignal): Promise<Challenge>
  /** Null when the puzzle has no solution; rejects when the solver cannot run. */
  solve(
    challenge: Challenge,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ): Promise<Solution | null>
  /** A tab that nobody looks at does not solve anything. */
  isHidden(): boolean
}

/** Renewed this long before its end, so that an order on its way is still in time. */
const RENEW_BEFORE_MS = 60_000
const DEFAULT_SECONDS = 300
const IDLE: ProofState = { kind: 'idle' }

export type ProofOfWorkCheck = ReturnType<typeof createProofOfWorkCheck>

export function createProofOfWorkCheck({ getChallenge, solve, isHidden }: Deps) {
  let state: ProofState = IDLE
  let wanted = false
  let renewAt = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let run = new AbortController()
  const listeners = new Set<() => void>()

  function change(next: ProofState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function work({ signal }: AbortController): Promise<void> {
    const onProgress = (part: number) => {
      if (!signal.aborted) change({ kind: 'working', part })
    }
    try {
      const { challenge, begun, solution } = await withLoadRetries(async () => {
        const challenge = await getChallenge(signal)
        const begun = Date.now()
        return { challenge, begun, solution: await solve(challenge, onProgress, signal) }
      }, signal)
      if (signal.aborted) return
      if (!solution) return change({ kind: 'error', why: 'failed' })
      const seconds = Number(challenge.parameters.data?.seconds) || DEFAULT_SECONDS
      renewAt = begun + seconds * 1_000 - RENEW_BEFORE_MS
      timer = setTimeout(renewIfDue, renewAt - Date.now())
      change({ kind: 'done', token: toToken({ challenge, solution }) })
    } catch {
      if (!signal.aborted) change({ kind: 'error', why: 'unavailable' })
    }
  }

  function stop(): void {
    run.abort()
    clearTimeout(timer)
    renewAt = Number.POSITIVE_INFINITY
  }

  /** Solves a new puzzle, whatever was before. */
  function reset(): void {
    stop()
    wanted = true
    run = new AbortController()
    change({ kind: 'working', part: 0 })
    work(run)
  }

  /** Also to be called when the tab is looked at again: timers sleep with the phone. */
  function renewIfDue(): void {
    if (Date.now() < renewAt && !(wanted && state.kind === 'idle')) return
    if (isHidden()) {
      stop()
      change(IDLE)
    } else reset()
  }

  return {
    reset,
    renewIfDue,
    /** The first time only. */
    start(): void {
      if (!wanted) reset()
    },
    /** The screen is gone. */
    stop(): void {
      stop()
      wanted = false
      state = IDLE
    },
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
