// Polls a payment until its status can no longer change.

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { ErrorReply } from '#contract/platform/fields.schema.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { PAYMENT_POLL_MS } from '#contract/shop/payment.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import {
  afterPoll,
  beginWatch,
  mayPoll,
  reportExpiry,
  resumeWatch,
  type WatchNotice,
} from './payment-watch.ts'

/** A slower poll is aborted, so that one lost response does not stop polling. */
const POLL_TIMEOUT_MS = 15_000

export function usePayment(reference: string, initial: Payment | null) {
  const { language, t } = useText()
  const [payment, setPayment] = useState<Payment | null | 'missing'>(initial)
  const [problem, setProblem] = useState<FetchProblem | null>(null)
  const watch = useRef(beginWatch(initial))
  const [isPaused, setPaused] = useState(false)
  const [isStale, setStale] = useState(false)
  const isPolling = useRef(false)
  useEffect(() => {
    if (!payment || payment === 'missing') return
    import('#web/kit/api/seen-orders.ts').then(
      ({ rememberSeen }) => rememberSeen(payment),
      () => {},
    )
  }, [payment])

  async function poll(signal?: AbortSignal): Promise<void> {
    if (isPolling.current || !mayPoll(watch.current)) return
    isPolling.current = true
    const reply = await fetchPayment(reference, language, signal)
    isPolling.current = false
    if (signal?.aborted) return
    if (reply === 'missing') {
      watch.current = { ...watch.current, hasPolled: true, phase: 'ended' }
      setPayment('missing')
      return
    }
    const { watch: next, notices } = afterPoll(watch.current, reply.payment)
    watch.current = next
    setPaused(next.phase === 'paused')
    setProblem(reply.problem)
    setStale(reply.payment === null)
    if (reply.payment) setPayment(reply.payment)
    showNotices(notices)
  }

  function showNotices(notices: readonly WatchNotice[]): void {
    for (const notice of notices)
      toasts.show(notice === 'paidNotice' ? 'success' : 'error', t(`payment.${notice}`))
  }

  function checkNow(): void {
    watch.current = resumeWatch(watch.current)
    poll()
  }

  /** The countdown reached zero: polls at once for the gateway's status. */
  function onDeadline(): void {
    const { watch: next, notices } = reportExpiry(watch.current)
    watch.current = next
    showNotices(notices)
    checkNow()
  }

  // A buyer who pays in another tab or window is shown the result here at once.
  usePolled(poll, { everyMs: PAYMENT_POLL_MS, inBackground: true })
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

type Reply = { payment: Payment | null; problem: FetchProblem | null } | 'missing'

async function fetchPayment(reference: string, lng: Language, signal?: AbortSignal): Promise<Reply> {
  const timeout = AbortSignal.timeout(POLL_TIMEOUT_MS)
  try {
    const payment = await call(
      'GET /api/store/transactions/:reference',
      { params: { reference }, query: { lng } },
      { signal: signal ? AbortSignal.any([signal, timeout]) : timeout },
    )
    return { payment, problem: null }
  } catch (error) {
    // Only our own error code counts: a proxy may reply 404 for other reasons.
    if (error instanceof ApiError && error.reply?.code === 'payment_not_found') return 'missing'
    return { payment: null, problem: toFetchProblem(error) }
  }
}

/** An error response. */
type FetchProblem = { status: number; reply: ErrorReply | null }

/** Null when there was no response. */
export function toFetchProblem(error: unknown): FetchProblem | null {
  return error instanceof ApiError ? { status: error.status, reply: error.reply } : null
}

const REASONS = ['too_many_requests', 'unavailable', 'internal'] as const

/** The text of the server, which is English; on other pages our own words for what this call replies. */
function reasonText(reply: ErrorReply | null, { t, language }: Pick<Text, 't' | 'language'>): string {
  if (language === 'en') return reply?.error ?? ''
  const known = REASONS.find((code) => code === reply?.code)
  return known ? t(`payment.reason_${known}`) : ''
}

export function fetchProblemText(problem: FetchProblem | null, text: Pick<Text, 't' | 'language'>) {
  const { t } = text
  const reason = reasonText(problem?.reply ?? null, text)
  const reassurance = t('payment.fetchFailedText')
  return {
    title: problem
      ? t('payment.fetchFailedStatus', { status: String(problem.status) })
      : t('payment.fetchFailed'),
    text: reason ? `${reason} ${reassurance}` : reassurance,
  }
}
