// State of the channels and the log, polled while the screen is open.
import { adminCall, useLoaded } from '#web/admin/kit/api/admin-call.ts'

const POLL_MS = 10_000

export type NoticesState = ReturnType<typeof useNotices>

/** `version` of the saved channels. */
export function useNotices(version: number) {
  const loaded = useLoaded(
    `notices ${version}`,
    (signal) => adminCall('GET /api/admin/notices', {}, signal),
    POLL_MS,
  )
  return {
    ...loaded,
    async retry(id: string): Promise<void> {
      await adminCall('POST /api/admin/notices/messages/:id/retry', { params: { id } })
      loaded.reload()
    },
  }
}
