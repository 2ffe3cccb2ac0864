import type { Servers } from '#contract/settings/servers.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'

/** The saved game servers, for choices; empty until they are loaded. */
export function useServers(): readonly { id: string; name: string }[] {
  const { data } = useReply('GET /api/admin/settings/:section', { params: { section: 'servers' } })
  return (data?.value as Servers | undefined)?.list ?? []
}
