import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { findOrderOf, type NewAttempt } from './send-action.repository.ts'

export type NoticeDeps = { notices: Pick<Notices, 'record'>; servers: Pick<Servers, 'find'> }

type Repeated = { actionId: string; admin: string; reason?: string }

/** Tells the owner's channels who sends once more what was delivered, in the transaction that enqueues it. */
export function createRepeatNotice({ notices, servers }: NoticeDeps) {
  return async (trx: Db, { actionId, admin, reason = '' }: Repeated): Promise<void> => {
    const facts = await findFacts(trx, actionId, servers)
    if (facts) await notices.record(trx, { type: 'delivery.repeated', data: { ...facts, admin, reason } })
  }
}

/** Tells the owner's channels that an action needs a person, in the transaction that marks it. */
export function createDeliveryNotice({ notices, servers }: NoticeDeps) {
  return async (trx: Db, actionId: string, { outcome, reply }: NewAttempt): Promise<void> => {
    const facts = await findFacts(trx, actionId, servers)
    const type = outcome === 'failed' ? 'delivery.failed' : 'delivery.unknown'
    if (facts) await notices.record(trx, { type, data: { ...facts, reply } })
  }
}

async function findFacts(trx: Db, actionId: string, servers: NoticeDeps['servers']) {
  const found = await findOrderOf(trx, actionId)
  return found && { ...found.order, server: servers.find(found.server)?.name ?? found.server }
}
