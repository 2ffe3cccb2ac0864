// A payment in this browser: what the page was drawn with, asked for again and again until nothing can change.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Payment } from '#contract/payment.schema.ts'
import { PAYMENT_POLL_MS } from '#contract/payment.ts'
import { ApiError, call } from '../../api/call.ts'
import { useText } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toast-store.ts'
import { useInterval } from '../../ui/use-interval.ts'
import { type FetchProblem, toFetchProblem } from './fetch-problem.ts'
import {
  afterDeadline,
  afterPoll,
  beginWatch,
  endWatch,
  mayPoll,
  resumeWatch,
  type WatchNotice,
} from './payment-watch.ts'

/** A poll that takes longer is given up, so that one lost answer does not end the watch. */
const ANSWER_MS = 15_000

export function usePayment(reference: string, drawn: Payment | null) {
  const { t } = useText()
  const [payment, setPayment] = useState<Payment | null | 'missing'>(drawn)
  const [problem, setProblem] = useState<FetchProblem | null>(null)
  const watch = useRef(beginWatch(drawn))
  const [isPaused, setPaused] = useState(false)
  const [isStale, setStale] = useState(false)
  const asking = useRef(false)

  async function poll(signal?: AbortSignal): Promise<void> {
    if (asking.current || !mayPoll(watch.current)) return
    asking.current = true
    const answer = await ask(reference, signal)
    asking.current = false
    if (signal?.aborted) return
    if (answer === 'missing') {
      watch.current = endWatch(watch.current)
      setPayment('missing')
      return
    }
    const { watch: next, notices } = afterPoll(watch.current, answer.payment)
    watch.current = next
    setPaused(next.phase === 'paused')
    setProblem(answer.problem)
    setStale(answer.payment === null)
    if (answer.payment) setPayment(answer.payment)
    tell(notices)
  }

  function tell(notices: readonly WatchNotice[]): void {
    for (const notice of notices) toasts.show(kindOf(notice), t(`payment.${notice}`))
  }

  /** At once, also where the watch had paused. */
  function checkNow(): void {
    watch.current = resumeWatch(watch.current)
    poll()
  }

  /** The time to pay ran out while the visitor looked on; what the gateway makes of it is asked at once. */
  function onDeadline(): void {
    const { watch: next, notices } = afterDeadline(watch.current)
    watch.current = next
    tell(notices)
    checkNow()
  }

  useInterval(poll, PAYMENT_POLL_MS)
  const onVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') checkNow()
  })
  const onOnline = useEffectEvent(() => checkNow())
  useEffect(() => {
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  return { payment, problem, isPaused, isStale, checkNow, onDeadline }
}

function kindOf(notice: WatchNotice): 'success' | 'error' {
  return notice === 'paidNotice' ? 'success' : 'error'
}

type Answer = { payment: Payment | null; problem: FetchProblem | null } | 'missing'

async function ask(reference: string, signal: AbortSignal | undefined): Promise<Answer> {
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const timer = setTimeout(giveUp, ANSWER_MS)
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    const payment = await call(
      'GET /api/store/transactions/:reference',
      { params: { reference } },
      { signal: stop.signal },
    )
    return { payment, problem: null }
  } catch (error) {
    // Only our own word counts: what stands in front of the shop may answer 404 for other reasons.
    if (error instanceof ApiError && error.reply?.code === 'payment_not_found') return 'missing'
    return { payment: null, problem: toFetchProblem(error) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
