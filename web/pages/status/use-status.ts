import { useEffect, useRef, useState } from 'react'
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { type StatusRange, toStatusRange } from '#contract/network/status-history.ts'
import { call } from '#web/kit/api/call.ts'
import { useSearchParams } from '#web/kit/router/index.ts'

const REFRESH_MS = 60_000

type ByRange = Partial<Record<StatusRange, StatusOverview>>

/** From the page, then each minute and for another range from the API. What was loaded stays when a request fails. */
export function useStatus(initial: StatusOverview): StatusOverview {
  const [params] = useSearchParams()
  const range = toStatusRange(params.get('range'))
  const [loaded, setLoaded] = useState<ByRange>({ [initial.range]: initial })
  const [last, setLast] = useState(initial)
  const isLoaded = loaded[range] !== undefined
  const shownAt = useRef(initial.at)
  useEffect(() => {
    const stop = new AbortController()
    const refresh = () =>
      call('GET /api/status/history', { query: { range } }, { signal: stop.signal })
        .then((overview) => {
          setLoaded((before) => ({ ...before, [range]: overview }))
          setLast(overview)
          shownAt.current = overview.at
        })
        // The page shows when it was checked last.
        .catch(() => {})
    // A cached page can be older than a minute.
    if (!isLoaded || Date.now() - Date.parse(shownAt.current) > REFRESH_MS) refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [range, isLoaded])
  return loaded[range] ?? last
}
