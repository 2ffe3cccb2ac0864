// Calls of the admin area, mounted behind its guard.
import type { FastifyInstance } from 'fastify'
import { accountRoutes, adminRoutes } from './admin/admin.routes.ts'
import { guardAdmin } from './admin/guard.ts'
import { teamRoutes } from './admin/team.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { checksRoutes } from './checks/checks.routes.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import { discountsRoutes } from './discounts/discounts.routes.ts'
import { exportRoutes } from './export/export.routes.ts'
import { gamemodesAdminRoutes } from './gamemodes/gamemodes.routes.ts'
import { headsAdminRoutes } from './heads/heads.routes.ts'
import { foundBoardsRoutes } from './leaderboards/leaderboards.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { noticesRoutes } from './notices/notices.routes.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { ordersRoutes, paymentChannelsRoutes } from './payments/payments.routes.ts'
import { playersRoutes } from './players/players.routes.ts'
import { productImagesRoutes, productListRoutes, productsRoutes } from './products/products.routes.ts'
import { testDataRoutes } from './retention/test-data.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { secretsRoutes } from './secrets/secrets.routes.ts'
import { serversRoutes } from './servers/servers.routes.ts'
import type { Services } from './services.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { siteImagesRoutes } from './site-images/site-images.routes.ts'
import { incidentsRoutes } from './status-history/status-history.routes.ts'
import { todayRoutes } from './today/today.routes.ts'
import { votesAdminRoutes } from './votes/votes.routes.ts'

/** Everything under /api/admin, behind the guard. */
export function adminArea(app: FastifyInstance, services: Services): void {
  guardAdmin(app, services.sessions)
  adminRoutes(app, services.sessions)
  accountRoutes(app, services.sessions, services.twoFactor)
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
  deliveryRoutes(app, services.sendActions)
  playersRoutes(app, services.players)
  gamemodesAdminRoutes(app, services.images)
  searchRoutes(app, services.search)
  foundBoardsRoutes(app, services.foundBoards)
  settingsRoutes(app, services.settingsAdmin)
  siteImagesRoutes(app, services.siteImages)
  headsAdminRoutes(app, services.heads)
  secretsRoutes(app, services.secretsAdmin)
  serversRoutes(app, services.serverTests)
  incidentsRoutes(app, services.incidents)
  votesAdminRoutes(app, services.votesAdmin)
  testDataRoutes(app, services.testData)
  noticesRoutes(app, services.noticesAdmin)
  checksRoutes(app, services.checks)
  auditRoutes(app, services.audit)
}
