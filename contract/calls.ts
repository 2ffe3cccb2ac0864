// Every call of the API, for its document, for the browser's typed client and for tests that walk all routes.
import { accountCalls } from './account.schema.ts'
import { adminCalls } from './admin.schema.ts'
import { auditCalls } from './audit.schema.ts'
import { botCheckCalls } from './bot-check.schema.ts'
import type { Call } from './call.ts'
import { checksCalls } from './checks.schema.ts'
import { deliveryCalls } from './delivery.schema.ts'
import { discountsCalls } from './discounts.schema.ts'
import { exportCalls } from './export.schema.ts'
import { gamemodesCalls } from './gamemodes.schema.ts'
import { gamemodesAdminCalls } from './gamemodes-admin.schema.ts'
import { headsCalls } from './heads.schema.ts'
import { healthCalls } from './health.schema.ts'
import { knownPlayersCalls } from './known-players.schema.ts'
import { leaderboardsCalls } from './leaderboards.schema.ts'
import { leaderboardsAdminCalls } from './leaderboards-admin.schema.ts'
import { moneyCalls } from './money.schema.ts'
import { noticesCalls } from './notices.schema.ts'
import { overviewCalls } from './overview.schema.ts'
import { paymentCalls } from './payment.schema.ts'
import { paymentChannelsCalls } from './payment-channels.schema.ts'
import { playersCalls } from './players.schema.ts'
import { searchCalls } from './search.schema.ts'
import { secretsCalls } from './secrets.schema.ts'
import { serversAdminCalls } from './servers-admin.schema.ts'
import { settingsCalls } from './settings.schema.ts'
import { siteImagesCalls } from './site-images.schema.ts'
import { statusCalls } from './status.schema.ts'
import { statusHistoryCalls } from './status-history.schema.ts'
import { storeCalls } from './store.schema.ts'
import { storeAdminCalls } from './store-admin.schema.ts'
import { teamCalls } from './team.schema.ts'
import { testDataCalls } from './test-data.schema.ts'
import { todayCalls } from './today.schema.ts'
import { transactionsCalls } from './transactions.schema.ts'
import { votesCalls } from './votes.schema.ts'

const callsByDomain = {
  status: statusCalls,
  'status-history': statusHistoryCalls,
  leaderboards: leaderboardsCalls,
  votes: votesCalls,
  store: storeCalls,
  payment: paymentCalls,
  gamemodes: gamemodesCalls,
  'bot-check': botCheckCalls,
  admin: adminCalls,
  account: accountCalls,
  team: teamCalls,
  overview: overviewCalls,
  today: todayCalls,
  'store-admin': storeAdminCalls,
  discounts: discountsCalls,
  'payment-channels': paymentChannelsCalls,
  transactions: transactionsCalls,
  money: moneyCalls,
  export: exportCalls,
  delivery: deliveryCalls,
  players: playersCalls,
  'known-players': knownPlayersCalls,
  'gamemodes-admin': gamemodesAdminCalls,
  search: searchCalls,
  'leaderboards-admin': leaderboardsAdminCalls,
  settings: settingsCalls,
  'site-images': siteImagesCalls,
  heads: headsCalls,
  secrets: secretsCalls,
  'servers-admin': serversAdminCalls,
  'test-data': testDataCalls,
  notices: noticesCalls,
  checks: checksCalls,
  audit: auditCalls,
  health: healthCalls,
}

/** A call with its name in its table and the domain of that table. */
export type NamedCall = Call & { readonly domain: string; readonly name: string }

export const calls: readonly NamedCall[] = Object.entries(callsByDomain).flatMap(([domain, table]) =>
  Object.entries<Call>(table).map(([name, call]) => ({ ...call, domain, name })),
)

type Tables = typeof callsByDomain
type AnyCall = { [Domain in keyof Tables]: Tables[Domain][keyof Tables[Domain]] }[keyof Tables]

/** Input and reply of every call by its route. */
export type Api = {
  [One in AnyCall as One['route']]: One extends Call<infer Reply, infer Input>
    ? { input: Input; reply: Reply }
    : never
}
export type Route = keyof Api
