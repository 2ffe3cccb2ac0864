import { useEffect, useState } from 'react'
import type { SearchReply } from '#contract/team/search.schema.ts'
import { GLOBAL_SEARCH_MIN_LENGTH } from '#contract/team/search.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'

const TYPING_PAUSE_MS = 150

export type Searched = { for: string; reply: SearchReply | null; failed: boolean }

/** The reply to what was typed last; the one before stays until the next arrives. */
export function useSearch(typed: string): Searched & { isSearching: boolean } {
  const [searched, setSearched] = useState<Searched>({ for: '', reply: null, failed: false })
  const isLongEnough = typed.length >= GLOBAL_SEARCH_MIN_LENGTH

  useEffect(() => {
    if (!isLongEnough) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const reply = await adminCall('GET /api/admin/search', { query: { q: typed } }, stop.signal)
        setSearched({ for: typed, reply, failed: false })
      } catch {
        if (!stop.signal.aborted) setSearched({ for: typed, reply: null, failed: true })
      }
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, isLongEnough])

  return isLongEnough
    ? { ...searched, isSearching: searched.for !== typed }
    : { for: typed, reply: null, failed: false, isSearching: false }
}
