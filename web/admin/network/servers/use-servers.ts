import type { Servers } from '#contract/settings/servers.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'

/** The saved game servers, for choices; empty until they are loaded. */
export function useServers(): readonly { id: string; name: string }[] {
  const { data } = useLoaded('servers', (signal) =>
    adminCall('GET /api/admin/settings/:section', { params: { section: 'servers' } }, signal),
  )
  return (data?.value as Servers | undefined)?.list ?? []
}
