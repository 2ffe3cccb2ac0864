// Loads boards: from the page, each other tab once when it is opened, global by polling.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type GameTab, GLOBAL_REFRESH_MS, type LeaderboardTab } from '#contract/leaderboards.ts'
import { call } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { toasts } from '../ui/toast-store.ts'
import { useRefresh } from '../ui/use-refresh.ts'
import { type Failures, failuresOf, type Loaded, type Part } from './tab-boards.ts'

const ROUTES = {
  donators: 'GET /api/leaderboards/global',
  voters: 'GET /api/leaderboards/voters',
  survival: 'GET /api/leaderboards/survival',
  tycoon: 'GET /api/leaderboards/tycoon',
} as const

export function useLeaderboards(tab: LeaderboardTab, initial: Loaded) {
  const { t } = useText()
  const [loaded, setLoaded] = useState(initial)
  const [failed, setFailed] = useState<Failures>(() => failuresOf(tab, initial))
  const opened = useRef(new Set<GameTab>())
  const stay = useRef<AbortSignal>(undefined)

  /** Calls fail independently. Loaded rows stay and are shown as stale. */
  function fetchPart(part: Part): void {
    const signal = stay.current
    const hadRows = loaded[part] !== null
    call(ROUTES[part], {}, { signal })
      .then((boards) => {
        setLoaded((before) => ({ ...before, [part]: boards }))
        setFailed((before) => ({ ...before, [part]: false }))
      })
      .catch(() => {
        if (signal?.aborted) return
        setFailed((before) => ({ ...before, [part]: true }))
        if (hadRows) toasts.show('error', failureText(part))
      })
  }

  function failureText(part: Part): string {
    if (part === 'voters') return t('leaderboard.votersFailed')
    return `${t('leaderboard.failed')}. ${t('leaderboard.tryLater')}`
  }

  function retry(part: Part): void {
    setFailed((before) => ({ ...before, [part]: false }))
    fetchPart(part)
  }

  const onOpen = useEffectEvent((tab: LeaderboardTab) => {
    if (tab === 'global' || opened.current.has(tab)) return
    opened.current.add(tab)
    fetchPart(tab)
  })

  // Before the other effects: requests are aborted with the page, not with the tab.
  useEffect(() => {
    const stop = new AbortController()
    stay.current = stop.signal
    opened.current.clear()
    return () => stop.abort()
  }, [])
  useRefresh(() => {
    fetchPart('donators')
    fetchPart('voters')
  }, GLOBAL_REFRESH_MS)
  useEffect(() => onOpen(tab), [tab])

  return { loaded, failed, retry }
}
