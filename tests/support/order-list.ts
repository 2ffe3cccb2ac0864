// The list of orders over three game servers, without their send actions.
import { createAudit } from '#server/platform/audit/audit.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createOrders } from '#server/shop/payments/orders.service.ts'
import { gameServers, THREE_SERVERS } from './game-servers.ts'

export function openOrderList(db: Database, { countsTests = false } = {}) {
  const core = { db, clock: systemClock, random: systemRandom, countsTests }
  const audit = createAudit(core)
  const servers = gameServers(THREE_SERVERS)
  return {
    audit,
    orders: createOrders({ ...core, audit, servers, sendActionsOf: async () => [] }),
  }
}
