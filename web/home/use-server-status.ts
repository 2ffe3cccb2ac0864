import { useState } from 'react'
import type { ServerStatus } from '#contract/status.schema.ts'
import { STATUS_POLL_MS, toOffline } from '#contract/status.ts'
import { call } from '../api/call.ts'
import { useRefresh } from '../ui/use-refresh.ts'

/** The network's status from the page, then polled every minute. A failed poll shows offline and keeps the other fields. */
export function useServerStatus(initial: ServerStatus | null): ServerStatus | null {
  const [status, setStatus] = useState(initial)
  useRefresh((signal) => {
    call('GET /api/server-status/:id', { params: { id: 'network' } }, { signal })
      .then(setStatus)
      .catch((error: unknown) => {
        if (signal.aborted) return
        // biome-ignore lint/suspicious/noConsole: visitors see that it is offline; the reason is for developers
        console.warn('The server status could not be fetched', error)
        setStatus((before) =>
          toOffline(before ?? { online: false, players: { online: 0, max: 0 }, version: '' }),
        )
      })
  }, STATUS_POLL_MS)
  return status
}
