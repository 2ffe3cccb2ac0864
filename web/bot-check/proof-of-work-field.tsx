import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { botCheckApi } from '#contract/bot-check.ts'
import { call } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { toasts } from '../ui/toast-store.ts'
import type { BotCheckHandle } from './bot-check.tsx'
import { CheckBox } from './check-box.tsx'
import { createProofOfWorkCheck, type ProofState } from './proof-of-work.ts'
import { solveInWorker } from './solve-in-worker.ts'
import { useWanted } from './use-wanted.ts'

type Props = { onToken: (token: string | null) => void; ref?: Ref<BotCheckHandle> }

const AT_FIRST: ProofState = { kind: 'idle' }

/** Our own check: solves by itself, and again before it expires. */
export function ProofOfWorkField({ onToken, ref }: Props) {
  const { t } = useText()
  const box = useRef<HTMLFieldSetElement>(null)
  const [check] = useState(createCheck)
  const state = useSyncExternalStore(check.subscribe, check.state, () => AT_FIRST)
  const wanted = useWanted(box)
  const token = state.kind === 'done' ? state.token : null
  const problem = state.kind === 'error' ? state.why : null
  const tellToken = useEffectEvent(onToken)
  const tellProblem = useEffectEvent((why: 'failed' | 'unavailable') =>
    toasts.show('error', t(`botCheck.${why}`)),
  )

  useImperativeHandle(ref, () => ({ reset: check.reset }), [check])
  useEffect(() => {
    if (wanted) check.start()
    return check.stop
  }, [check, wanted])
  useEffect(() => {
    document.addEventListener('visibilitychange', check.renewIfDue)
    return () => document.removeEventListener('visibilitychange', check.renewIfDue)
  }, [check])
  useEffect(() => tellToken(token), [token])
  useEffect(() => {
    if (problem) tellProblem(problem)
  }, [problem])

  function tryAgain(): void {
    // The button is gone with the next state: the keyboard stays here.
    box.current?.focus()
    check.reset()
  }

  return <CheckBox ref={box} state={state} maker="ALTCHA" onRetry={tryAgain} />
}

function createCheck() {
  return createProofOfWorkCheck({
    getChallenge: (signal) => call(botCheckApi.getChallenge, {}, { signal }),
    solve: solveInWorker,
    isHidden: () => document.hidden,
  })
}
