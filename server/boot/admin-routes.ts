// Calls of the admin area, mounted behind its guard.
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/compose/services.ts'
import { checksRoutes } from '#server/monitoring/checks/checks.routes.ts'
import { contentRoutes } from '#server/monitoring/content/content.routes.ts'
import { gamemodesAdminRoutes } from '#server/network/gamemodes/gamemodes.routes.ts'
import { headsAdminRoutes } from '#server/network/heads/heads.routes.ts'
import { foundBoardsRoutes } from '#server/network/leaderboards/leaderboards.routes.ts'
import { serversRoutes } from '#server/network/servers/servers.routes.ts'
import { incidentsRoutes } from '#server/network/status-history/status-history.routes.ts'
import { votesAdminRoutes } from '#server/network/votes/votes.routes.ts'
import { auditRoutes } from '#server/platform/audit/audit.routes.ts'
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
import { testDataRoutes } from '#server/shop/retention/test-data.routes.ts'
import { postsAdminRoutes } from '#server/site/posts/posts.routes.ts'
import { siteImagesRoutes } from '#server/site/site-images/site-images.routes.ts'
import { noticesRoutes } from '#server/team/notices/notices.routes.ts'
import { overviewRoutes } from '#server/team/overview/overview.routes.ts'
import { searchRoutes } from '#server/team/search/search.routes.ts'
import { accountRoutes, adminRoutes } from '#server/team/sign-in/admin.routes.ts'
import { guardAdmin } from '#server/team/sign-in/guard.ts'
import { teamRoutes } from '#server/team/sign-in/team.routes.ts'
import { todayRoutes } from '#server/team/today/today.routes.ts'

/** Everything under /api/admin, behind the guard. */
export function adminArea(app: FastifyInstance, services: Services): void {
  guardAdmin(app, services.sessions)
  adminRoutes(app, services.sessions)
  accountRoutes(app, services)
  teamRoutes(app, services.team, services.invitations)
  overviewRoutes(app, services.overview)
  todayRoutes(app, services.today)
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
  searchRoutes(app, services.search)
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
  testDataRoutes(app, services.testData)
  noticesRoutes(app, services.noticesAdmin)
  checksRoutes(app, services.checks)
  contentRoutes(app, services.content)
  auditRoutes(app, services.audit)
}
