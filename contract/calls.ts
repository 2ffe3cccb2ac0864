// Every call of the API, for its document, for the browser's typed client and for tests that walk all routes.

import type { Call } from './call.ts'
import { checksCalls } from './monitoring/checks.schema.ts'
import { contentCalls } from './monitoring/content.schema.ts'
import { healthCalls } from './monitoring/health.schema.ts'
import { gamemodesAdminCalls, gamemodesCalls } from './network/gamemodes.schema.ts'
import { headsCalls } from './network/heads.schema.ts'
import { knownPlayersCalls } from './network/known-players.schema.ts'
import { leaderboardsAdminCalls, leaderboardsCalls } from './network/leaderboards.schema.ts'
import { serversAdminCalls } from './network/servers-admin.schema.ts'
import { statusCalls } from './network/status.schema.ts'
import { statusHistoryCalls } from './network/status-history.schema.ts'
import { votesCalls } from './network/votes.schema.ts'
import { auditCalls } from './platform/audit.schema.ts'
import { secretsCalls } from './platform/secrets.schema.ts'
import { settingsCalls } from './settings/settings.schema.ts'
import { deliveryCalls } from './shop/delivery.schema.ts'
import { discountsCalls } from './shop/discounts.schema.ts'
import { gatewayKeysCalls } from './shop/gateway-keys.schema.ts'
import { moneyCalls } from './shop/money.schema.ts'
import { exportCalls, ordersCalls } from './shop/orders.schema.ts'
import { paymentCalls } from './shop/payment.schema.ts'
import { paymentChannelsCalls } from './shop/payment-channels.schema.ts'
import { playersCalls } from './shop/players.schema.ts'
import { storeCalls } from './shop/store.schema.ts'
import { storeAdminCalls } from './shop/store-admin.schema.ts'
import { testDataCalls } from './shop/test-data.schema.ts'
import { botCheckCalls } from './site/bot-check.schema.ts'
import { postsCalls } from './site/posts.schema.ts'
import { siteFileCalls } from './site/site-file.schema.ts'
import { siteImagesCalls } from './site/site-images.schema.ts'
import { textPreviewCalls } from './site/text-preview.schema.ts'
import { accountCalls } from './team/account.schema.ts'
import { adminCalls } from './team/admin.schema.ts'
import { noticesCalls } from './team/notices.schema.ts'
import { overviewCalls } from './team/overview.schema.ts'
import { searchCalls } from './team/search.schema.ts'
import { teamCalls } from './team/team.schema.ts'
import { todayCalls } from './team/today.schema.ts'

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
  'gateway-keys': gatewayKeysCalls,
  transactions: ordersCalls,
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
  posts: postsCalls,
  'text-preview': textPreviewCalls,
  'site-file': siteFileCalls,
  heads: headsCalls,
  secrets: secretsCalls,
  'servers-admin': serversAdminCalls,
  'test-data': testDataCalls,
  notices: noticesCalls,
  checks: checksCalls,
  content: contentCalls,
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

export type Api = {
  [One in AnyCall as One['route']]: One extends Call<infer Reply, infer Input>
    ? { input: Input; reply: Reply }
    : never
}
export type Route = keyof Api
