import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import type { Challenge } from '#contract/site/bot-check.schema.ts'
import { call } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { toasts } from '../ui/toast-store.ts'
import { CheckBox, type FieldProps } from './check-box.tsx'
import { createProofOfWorkCheck, type ProofProblem } from './proof-of-work.ts'
import type { Solution } from './solve.ts'
import type { SolverMessage } from './solver.worker.ts'

export function ProofOfWorkField({ onToken, ref }: FieldProps) {
  const { t } = useText()
  const box = useRef<HTMLFieldSetElement>(null)
  const [check] = useState(createCheck)
  const state = useSyncExternalStore(check.subscribe, check.state)
  const token = state.kind === 'done' ? state.token : null
  const problem = state.kind === 'error' ? state.reason : null
  const reportToken = useEffectEvent(onToken)
  const reportProblem = useEffectEvent((reason: ProofProblem) =>
    toasts.show('error', t(`botCheck.${reason}`)),
  )

  useImperativeHandle(ref, () => ({ reset: check.reset }), [check])
  useEffect(() => {
    check.start()
    return check.stop
  }, [check])
  useEffect(() => {
    document.addEventListener('visibilitychange', check.renewIfDue)
    return () => document.removeEventListener('visibilitychange', check.renewIfDue)
  }, [check])
  useEffect(() => {
    reportToken(token, problem)
    if (problem) reportProblem(problem)
  }, [token, problem])

  function tryAgain(): void {
    // The button disappears with the error state; the box takes its focus.
    box.current?.focus()
    check.reset()
  }

  return <CheckBox ref={box} state={state} onRetry={tryAgain} />
}

function createCheck() {
  return createProofOfWorkCheck({
    getChallenge: (signal) => call('GET /api/bot-check/challenge', {}, { signal }),
    solve: solveInWorker,
    isHidden: () => document.hidden,
    hasWebCrypto: () => window.isSecureContext,
  })
}

/** Rejects when the worker fails, and on abort. */
function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  return new Promise<Solution | null>((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
    const cleanUp = () => {
      worker.terminate()
      signal.removeEventListener('abort', stop)
    }
    const fail = (reason: unknown) => {
      cleanUp()
      reject(reason)
    }
    const stop = () => fail(signal.reason)
    signal.addEventListener('abort', stop)
    worker.onerror = () => fail(new Error('cannot load the solver'))
    worker.onmessage = ({ data }: MessageEvent<SolverMessage>) => {
      if (data === 'failed') return fail(new Error('the solver failed'))
      cleanUp()
      resolve(data)
    }
    worker.postMessage(challenge)
  })
}
