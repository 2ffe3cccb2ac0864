import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { findOrderOf, type NewAttempt } from './send-action.repository.ts'

export type NoticeDeps = { notices: Pick<Notices, 'record'>; servers: Pick<Servers, 'find'> }

/** Tells the owner's channels that an action needs a person, in the transaction that marks it. */
export function createDeliveryNotice({ notices, servers }: NoticeDeps) {
  return async (trx: Db, actionId: string, { outcome, reply }: NewAttempt): Promise<void> => {
    const found = await findOrderOf(trx, actionId)
    if (!found) return
    const { order, server } = found
    const type = outcome === 'failed' ? 'delivery.failed' : 'delivery.unknown'
    const data = { ...order, server: servers.find(server)?.name ?? server, reply }
    await notices.record(trx, { type, data })
  }
}
