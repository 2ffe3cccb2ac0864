// State machine of the proof-of-work check, independent of the user interface.

import type { Challenge, ProofOfWork } from '#contract/site/bot-check.schema.ts'
import { createListeners } from '../ui/listeners.ts'
import { withLoadRetries } from './load-retries.ts'
import type { Solution } from './solve.ts'

/** `insecure`: opened over plain http, where browsers have no Web Crypto. */
export type ProofProblem = 'failed' | 'unavailable' | 'insecure'

export type ProofState =
  | { kind: 'idle' | 'working' }
  | { kind: 'done'; token: string }
  | { kind: 'error'; reason: ProofProblem }

type Deps = {
  getChallenge(signal: AbortSignal): Promise<Challenge>
  /** Null when the challenge has no solution; rejects when the solver cannot run. */
  solve(challenge: Challenge, signal: AbortSignal): Promise<Solution | null>
  /** A hidden tab does not renew its proof. */
  isHidden(): boolean
  hasWebCrypto(): boolean
}

/** Renewed before it expires, so that an order in flight still arrives in time. */
const RENEW_BEFORE_MS = 60_000
const DEFAULT_SECONDS = 300
const IDLE: ProofState = { kind: 'idle' }

export function createProofOfWorkCheck({ getChallenge, solve, isHidden, hasWebCrypto }: Deps) {
  let state: ProofState = IDLE
  let isStarted = false
  let renewAt = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let run = new AbortController()
  const { notify, subscribe } = createListeners()

  function change(next: ProofState): void {
    state = next
    notify()
  }

  async function work({ signal }: AbortController): Promise<void> {
    try {
      const { challenge, startedAt, solution } = await withLoadRetries(async () => {
        const challenge = await getChallenge(signal)
        const startedAt = Date.now()
        return { challenge, startedAt, solution: await solve(challenge, signal) }
      }, signal)
      if (signal.aborted) return
      if (!solution) return change({ kind: 'error', reason: 'failed' })
      const seconds = Number(challenge.parameters.data?.seconds) || DEFAULT_SECONDS
      renewAt = startedAt + seconds * 1_000 - RENEW_BEFORE_MS
      timer = setTimeout(renewIfDue, renewAt - Date.now())
      change({ kind: 'done', token: toToken({ challenge, solution }) })
    } catch {
      if (!signal.aborted) change({ kind: 'error', reason: 'unavailable' })
    }
  }

  function stop(): void {
    run.abort()
    clearTimeout(timer)
    renewAt = Number.POSITIVE_INFINITY
  }

  /** Solves a new challenge, whatever the state. */
  function reset(): void {
    stop()
    isStarted = true
    if (!hasWebCrypto()) {
      change({ kind: 'error', reason: 'insecure' })
      return
    }
    run = new AbortController()
    change({ kind: 'working' })
    work(run)
  }

  /** Also called when the tab becomes visible: timers do not run while a phone sleeps. */
  function renewIfDue(): void {
    if (Date.now() < renewAt && !(isStarted && state.kind === 'idle')) return
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
      if (!isStarted) reset()
    },
    /** On unmount. */
    stop(): void {
      stop()
      isStarted = false
      state = IDLE
    },
    state: () => state,
    subscribe,
  }
}

/** Sent as the `turnstileToken` of an order. */
export function toToken(proof: ProofOfWork): string {
  return btoa(JSON.stringify(proof))
}
