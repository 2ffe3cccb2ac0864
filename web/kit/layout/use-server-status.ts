import { startTransition, useState } from 'react'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { DEFAULT_SERVER_STATUS, STATUS_POLL_MS, toOffline } from '#contract/network/status.ts'
import { call } from '#web/kit/api/call.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'

/** Null before the first ping. Off: no server is pinged. */
export type HomeStatus = ServerStatus | 'off' | null

/** Until the first ping has an answer. */
const PENDING_POLL_MS = 2_000

/** The network's status from the page, then polled every minute. A failed poll shows offline and keeps the other fields. */
export function useServerStatus(initial: HomeStatus): HomeStatus {
  const [status, setStatus] = useState(initial)
  usePolled(
    (signal) =>
      status === 'off'
        ? undefined
        : poll('network', signal, (change) =>
            setStatus((before) => {
              const next = change(before && before !== 'off' ? before : DEFAULT_SERVER_STATUS)
              return next.pending ? before : next
            }),
          ),
    { everyMs: status === null ? PENDING_POLL_MS : STATUS_POLL_MS },
  )
  return status
}

type ByMode = Readonly<Record<string, ServerStatus>>

export function useModeStatus(initial: ByMode): ByMode {
  const [statuses, setStatuses] = useState(initial)
  usePolled(
    (signal) =>
      Promise.all(
        Object.keys(initial).map((id) =>
          poll(id, signal, (change) =>
            setStatuses((before) => ({ ...before, [id]: change(before[id] ?? DEFAULT_SERVER_STATUS) })),
          ),
        ),
      ),
    { everyMs: STATUS_POLL_MS },
  )
  return statuses
}

type Change = (before: ServerStatus) => ServerStatus

function poll(id: string, signal: AbortSignal, onChange: (change: Change) => void): Promise<void> {
  return call('GET /api/server-status/:id', { params: { id } }, { signal })
    .then((status) => startTransition(() => onChange(() => status)))
    .catch((error: unknown) => {
      if (signal.aborted) return
      // biome-ignore lint/suspicious/noConsole: visitors see that it is offline; the reason is for developers
      console.warn('The server status could not be fetched', error)
      onChange(toOffline)
    })
}
