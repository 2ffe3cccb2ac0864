// Loads boards: from the page, each other tab once when it is opened, global by polling.
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { GLOBAL_REFRESH_MS, type ShownTab } from '#contract/network/leaderboards.ts'
import { DONATORS_BOARD, GLOBAL_TAB, VOTERS_BOARD } from '#contract/settings/boards.ts'
import { ApiError, call } from '#web/kit/api/call.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { type Failures, failuresOf, type Loaded, partsOf } from './tab-boards.ts'

export function useLeaderboards(tab: ShownTab, tabs: readonly ShownTab[], initial: Loaded) {
  const { t } = useText()
  const [loaded, setLoaded] = useState(initial)
  const [failed, setFailed] = useState<Failures>(() => failuresOf(tab, initial))
  const opened = useRef(new Set<string>())
  const stay = useRef<AbortSignal>(undefined)

  /** Calls fail independently. Loaded rows stay and are shown as stale. */
  function fetchPart(part: string): Promise<void> {
    const signal = stay.current
    const hadRows = Boolean(loaded[part])
    return request(part, signal)
      .then((boards) =>
        startTransition(() => {
          setLoaded((before) => ({ ...before, [part]: boards }))
          setFailed((before) => ({ ...before, [part]: null }))
        }),
      )
      .catch((error: unknown) => {
        if (signal?.aborted) return
        const isAway = error instanceof ApiError && error.reply?.code === 'unavailable'
        setFailed((before) => ({ ...before, [part]: isAway ? 'unavailable' : 'failed' }))
        if (hadRows) toasts.show('error', failureText(part))
      })
  }

  function failureText(part: string): string {
    if (part === VOTERS_BOARD) return t('leaderboard.votersFailed')
    return `${t('leaderboard.failed')}. ${t('shell.tryLater')}`
  }

  function retry(part: string): void {
    setFailed((before) => ({ ...before, [part]: null }))
    fetchPart(part)
  }

  const onOpen = useEffectEvent((id: string) => {
    if (id === GLOBAL_TAB || opened.current.has(id)) return
    opened.current.add(id)
    fetchPart(id)
  })

  // Before the other effects: requests are aborted with the page, not with the tab.
  useEffect(() => {
    const stop = new AbortController()
    stay.current = stop.signal
    opened.current.clear()
    return () => stop.abort()
  }, [])
  usePolled(
    () => {
      const global = tabs.find(({ id }) => id === GLOBAL_TAB)
      return Promise.all((global ? partsOf(global) : []).map(fetchPart))
    },
    { everyMs: GLOBAL_REFRESH_MS },
  )
  useEffect(() => onOpen(tab.id), [tab.id])

  return { loaded, failed, retry }
}

function request(part: string, signal: AbortSignal | undefined) {
  if (part === DONATORS_BOARD) return call('GET /api/leaderboards/global', {}, { signal })
  if (part === VOTERS_BOARD) return call('GET /api/leaderboards/voters', {}, { signal })
  return call('GET /api/leaderboards/:tab', { params: { tab: part } }, { signal })
}
