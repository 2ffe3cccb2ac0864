// Calls of the admin area, mounted behind its guard.
import type { FastifyInstance } from 'fastify'
import { checksCalls } from '#contract/monitoring/checks.schema.ts'
import { contentCalls } from '#contract/monitoring/content.schema.ts'
import { may } from '#contract/permissions.ts'
import { auditCalls } from '#contract/platform/audit.schema.ts'
import { testDataCalls } from '#contract/shop/test-data.schema.ts'
import { searchCalls } from '#contract/team/search.schema.ts'
import { todayCalls } from '#contract/team/today.schema.ts'
import type { Services } from '#server/compose/services.ts'
import { gamemodesAdminRoutes } from '#server/network/gamemodes/gamemodes.routes.ts'
import { headsAdminRoutes } from '#server/network/heads/heads.routes.ts'
import { foundBoardsRoutes } from '#server/network/leaderboards/leaderboards.routes.ts'
import { serversRoutes } from '#server/network/servers/servers.routes.ts'
import { incidentsRoutes } from '#server/network/status-history/status-history.routes.ts'
import { votesAdminRoutes } from '#server/network/votes/votes.routes.ts'
import { serve } from '#server/platform/http/serve.ts'
import { secretsRoutes } from '#server/platform/secrets/secrets.routes.ts'
import { settingsRoutes } from '#server/platform/settings/settings.routes.ts'
import { siteFileRoutes } from '#server/platform/site-file/site-file.routes.ts'
import { deliveryRoutes } from '#server/shop/delivery/delivery.routes.ts'
import { discountsRoutes } from '#server/shop/discounts/discounts.routes.ts'
import { exportRoutes } from '#server/shop/export/export.routes.ts'
import { moneyRoutes } from '#server/shop/money/money.routes.ts'
import {
  gatewayKeysRoutes,
  ordersRoutes,
  paymentChannelsRoutes,
} from '#server/shop/payments/payments.routes.ts'
import { playersRoutes } from '#server/shop/players/players.routes.ts'
import {
  productImagesRoutes,
  productListRoutes,
  productsRoutes,
} from '#server/shop/products/products.routes.ts'
import { postsAdminRoutes } from '#server/site/posts/posts.routes.ts'
import { siteImagesRoutes } from '#server/site/site-images/site-images.routes.ts'
import { noticesRoutes } from '#server/team/notices/notices.routes.ts'
import { overviewRoutes } from '#server/team/overview/overview.routes.ts'
import { accountRoutes, adminRoutes } from '#server/team/sign-in/admin.routes.ts'
import { guardAdmin } from '#server/team/sign-in/guard.ts'
import { teamRoutes } from '#server/team/sign-in/team.routes.ts'

export function adminArea(app: FastifyInstance, services: Services): void {
  guardAdmin(app, services.sessions)
  adminRoutes(app, services.sessions)
  accountRoutes(app, services)
  teamRoutes(app, services.team, services.invitations)
  overviewRoutes(app, services.overview)
  productsRoutes(app, services.products)
  productListRoutes(app, services.products)
  productImagesRoutes(app, services.productImages)
  discountsRoutes(app, services.discountsAdmin)
  ordersRoutes(app, services)
  moneyRoutes(app, services)
  exportRoutes(app, services.exports)
  paymentChannelsRoutes(app, services.channelUpdates)
  gatewayKeysRoutes(app, services.gatewayKeys)
  deliveryRoutes(app, services.sendActions)
  playersRoutes(app, services.players)
  gamemodesAdminRoutes(app, services.images)
  foundBoardsRoutes(app, services.foundBoards)
  settingsRoutes(app, services.settingsAdmin)
  postsAdminRoutes(app, services.postsAdmin)
  siteImagesRoutes(app, services.siteImages)
  siteFileRoutes(app, services.siteFile)
  headsAdminRoutes(app, services.heads)
  secretsRoutes(app, services.secretsAdmin)
  serversRoutes(app, services.serverTests)
  incidentsRoutes(app, services.incidents)
  votesAdminRoutes(app, services.votesAdmin)
  noticesRoutes(app, services.noticesAdmin)
  const { audit, checks, content, search, testData, today } = services
  serve(app, auditCalls.listAuditEntries, ({ query }) => audit.list(query))
  serve(app, auditCalls.summarizeAuditLog, () => audit.summarize())
  serve(app, checksCalls.getChecks, () => checks.report())
  serve(app, checksCalls.runChecks, ({ body }, { admin }) => checks.run(body.part, admin.username))
  serve(app, contentCalls.getContent, () => content.report())
  serve(app, contentCalls.removeContent, ({ body }, { admin }) => content.remove(body.kinds, admin.username))
  serve(app, searchCalls.searchAll, ({ query }, { admin }) =>
    search.search(query.q, { withProducts: may(admin.role, 'products') }),
  )
  serve(app, testDataCalls.previewTestData, () => testData.preview())
  serve(app, testDataCalls.deleteTestData, (_input, { admin }) => testData.delete(admin.username))
  serve(app, todayCalls.getToday, (_input, { admin }) => today(admin))
}
