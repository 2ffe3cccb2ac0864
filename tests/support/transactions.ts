// The list of orders over three game servers, without their send actions.
import { createAudit } from '#server/audit/audit.service.ts'
import type { Database } from '#server/database/schema.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { systemRandom } from '#server/kernel/random.ts'
import { createTransactions } from '#server/payments/transactions.service.ts'
import { gameServers, THREE_SERVERS } from './game-servers.ts'

export function openTransactions(db: Database, { countsTests = false } = {}) {
  const core = { db, clock: systemClock, random: systemRandom, countsTests }
  const audit = createAudit(core)
  const servers = gameServers(THREE_SERVERS)
  return {
    audit,
    transactions: createTransactions({ ...core, audit, servers, sendActionsOf: async () => [] }),
  }
}
