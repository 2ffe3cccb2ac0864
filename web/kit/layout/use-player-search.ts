import { useEffect, useState } from 'react'
import type { FoundPlayer } from '#contract/network/known-players.schema.ts'
import { call } from '../api/call.ts'

const ASKS_AFTER_MS = 150

type Found = { players: readonly FoundPlayer[]; near: readonly FoundPlayer[] }

/** Null before the first reply, and where none came: the field is a plain form then. The last reply stays while the next is asked for. */
export function usePlayerSearch(typed: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (typed === '') return setFound(null)
    const stop = new AbortController()
    const { signal } = stop
    const timer = setTimeout(() => {
      call('GET /api/players', { query: { q: typed } }, { signal }).then(setFound, () => {
        if (!signal.aborted) setFound(null)
      })
    }, ASKS_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return found
}
