// The boards in this browser: what came with the page, tabs fetched once when they are first opened, global again and again.
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type GameTab,
  GLOBAL_REFRESH_MS,
  type LeaderboardTab,
  leaderboardsApi,
} from '#contract/leaderboards.ts'
import { call } from '../api/call.ts'
import { useText } from '../i18n/use-text.ts'
import { toasts } from '../ui/toast-store.ts'
import { useInterval } from '../ui/use-interval.ts'
import type { GameBoards, GlobalBoards } from './tab-boards.ts'

export type Loaded = { global: GlobalBoards; survival: GameBoards | null; tycoon: GameBoards | null }

const CALLS = { survival: leaderboardsApi.getSurvivalBoards, tycoon: leaderboardsApi.getTycoonBoards }

export function useLeaderboards(tab: LeaderboardTab, initial: Loaded) {
  const { t } = useText()
  const [loaded, setLoaded] = useState(initial)
  const [failed, setFailed] = useState<Partial<Record<LeaderboardTab, boolean>>>({})

  /** Rows that are there stay; a visitor is told that they are not the newest. */
  function onGlobalFailure(part: keyof GlobalBoards): void {
    setFailed((before) => ({ ...before, global: true }))
    const had = loaded.global[part] !== null
    if (had) toasts.show('error', t(part === 'voters' ? 'leaderboard.votersFailed' : 'leaderboard.failed'))
  }

  function fetchGlobal(signal: AbortSignal): void {
    const keep = (part: Partial<GlobalBoards>) => {
      setLoaded((before) => ({ ...before, global: { ...before.global, ...part } }))
      setFailed((before) => ({ ...before, global: false }))
    }
    call(leaderboardsApi.getDonators, {}, { signal })
      .then((donators) => keep({ donators }))
      .catch(() => signal.aborted || onGlobalFailure('donators'))
    call(leaderboardsApi.getVoters, {}, { signal })
      .then((voters) => keep({ voters }))
      .catch(() => signal.aborted || onGlobalFailure('voters'))
  }

  function fetchTab(game: GameTab): void {
    setFailed((before) => ({ ...before, [game]: false }))
    call(CALLS[game], {})
      .then((boards) => setLoaded((before) => ({ ...before, [game]: boards })))
      .catch(() => setFailed((before) => ({ ...before, [game]: true })))
  }

  const onOpen = useEffectEvent((opened: LeaderboardTab) => {
    if (opened !== 'global' && loaded[opened] === null) fetchTab(opened)
  })

  useInterval(fetchGlobal, GLOBAL_REFRESH_MS)
  useEffect(() => onOpen(tab), [tab])

  return { loaded, failed, retry: fetchTab }
}
