// A resend and a corrected name replace a send action by a new one.
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { SendActionRow } from './send-action.repository.ts'

/** What the new action takes over from the one it replaces. */
export function inheritedFields(old: SendActionRow, servers: Pick<Servers, 'find'>) {
  const isOfFirstServer = servers.find(old.server)?.id === servers.find(null)?.id
  return {
    purchaseId: old.purchase_id,
    isTest: old.is_test === 1,
    server: old.server,
    waitOnline: old.wait_online === 1,
    isForVersionBefore: isOfFirstServer && old.wait_online === 0,
    resendOf: old.id,
  }
}
