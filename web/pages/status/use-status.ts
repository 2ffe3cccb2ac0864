import { useState } from 'react'
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { type StatusRange, toStatusRange } from '#contract/network/status-history.ts'
import { call } from '#web/kit/api/call.ts'
import { useSearchParams } from '#web/kit/router/index.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'

const REFRESH_MS = 60_000
const FRESH_MS = REFRESH_MS / 2

type ByRange = Partial<Record<StatusRange, StatusOverview>>

/** From the page, then each minute and for another range from the API. What was loaded stays when a request fails. */
export function useStatus(initial: StatusOverview): StatusOverview {
  const [params] = useSearchParams()
  const range = toStatusRange(params.get('range'))
  const [loaded, setLoaded] = useState<ByRange>({ [initial.range]: initial })
  const [last, setLast] = useState(initial)
  const shownAt = Date.parse(loaded[range]?.at ?? '')

  async function refresh(signal: AbortSignal): Promise<void> {
    // A cached page can be old; what was just loaded is not loaded again.
    if (Date.now() - shownAt < FRESH_MS) return
    try {
      const overview = await call('GET /api/status/history', { query: { range } }, { signal })
      setLoaded((before) => ({ ...before, [range]: overview }))
      setLast(overview)
    } catch {
      // The page shows when it was checked last.
    }
  }
  usePolled(refresh, { everyMs: REFRESH_MS, key: range })
  return loaded[range] ?? last
}
