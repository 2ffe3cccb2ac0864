// Every call of the API, for its document and for the tests that walk all routes. Never imported by pages.
import { adminCalls } from './admin.schema.ts'
import { auditCalls } from './audit.schema.ts'
import { botCheckCalls } from './bot-check.schema.ts'
import type { Call } from './call.ts'
import { deliveryCalls } from './delivery.schema.ts'
import { gamemodesCalls } from './gamemodes.schema.ts'
import { gamemodesAdminCalls } from './gamemodes-admin.schema.ts'
import { healthCalls } from './health.schema.ts'
import { leaderboardsCalls } from './leaderboards.schema.ts'
import { overviewCalls } from './overview.schema.ts'
import { paymentCalls } from './payment.schema.ts'
import { statusCalls } from './status.schema.ts'
import { storeCalls } from './store.schema.ts'
import { storeAdminCalls } from './store-admin.schema.ts'
import { transactionsCalls } from './transactions.schema.ts'

/** A call with the name that it has in its table, and the domain that the table belongs to. */
export type NamedCall = Call & { readonly domain: string; readonly name: string }

const callsByDomain: Record<string, Record<string, Call>> = {
  status: statusCalls,
  leaderboards: leaderboardsCalls,
  store: storeCalls,
  payment: paymentCalls,
  gamemodes: gamemodesCalls,
  'bot-check': botCheckCalls,
  admin: adminCalls,
  overview: overviewCalls,
  'store-admin': storeAdminCalls,
  transactions: transactionsCalls,
  delivery: deliveryCalls,
  'gamemodes-admin': gamemodesAdminCalls,
  audit: auditCalls,
  health: healthCalls,
}

export const calls: readonly NamedCall[] = Object.entries(callsByDomain).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, call]) => ({ ...call, domain, name })),
)
