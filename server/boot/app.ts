// HTTP server: cached pages and files, then the API, then the pages for every other path.

import { createServer, type RequestListener } from 'node:http'
import { parse as parseQuery } from 'node:querystring'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { PUBLIC_BODY_BYTES } from '#contract/call.ts'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { DEFAULT_STATUS_RANGE } from '#contract/network/status-history.ts'
import type { Services } from '#server/compose/services.ts'
import type { Config } from '#server/config/config.ts'
import { VERSION } from '#server/config/version.ts'
import { healthRoutes } from '#server/monitoring/health/health.routes.ts'
import { metricsRoutes } from '#server/monitoring/metrics/metrics.routes.ts'
import { gamemodesRoutes } from '#server/network/gamemodes/gamemodes.routes.ts'
import { headsRoutes } from '#server/network/heads/heads.routes.ts'
import { knownPlayersRoutes } from '#server/network/known-players/known-players.routes.ts'
import { leaderboardsRoutes } from '#server/network/leaderboards/leaderboards.routes.ts'
import { statusRoutes } from '#server/network/status/status.routes.ts'
import { statusHistoryRoutes } from '#server/network/status-history/status-history.routes.ts'
import { votesRoutes } from '#server/network/votes/votes.routes.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import { uploadsRoutes } from '#server/platform/blobs/uploads.routes.ts'
import { createAllowedMethods } from '#server/platform/http/allowed-methods.ts'
import { apiDocumentRoutes } from '#server/platform/http/api-document.routes.ts'
import { acceptBoundedJson } from '#server/platform/http/bounded-json.ts'
import { drain } from '#server/platform/http/drain.ts'
import { createNotFoundHandler, handleError, wantsPage } from '#server/platform/http/error-handler.ts'
import { inTurn } from '#server/platform/http/in-turn.ts'
import { refuseSocket } from '#server/platform/http/refuse-socket.ts'
import { commonHeaders, DATA_CSP } from '#server/platform/http/security-headers.ts'
import { limitNetworks, proxyTrust } from '#server/platform/http/visitor-address.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { newId, type Random } from '#server/platform/kernel/random.ts'
import { checkoutRoutes, paymentRoutes } from '#server/shop/payments/payments.routes.ts'
import { catalogueRoutes } from '#server/shop/products/products.routes.ts'
import { botCheckRoutes } from '#server/site/bot-check/bot-check.routes.ts'
import { brandRoutes } from '#server/site/brand/brand.routes.ts'
import { LONGEST_PATH, splitAddress } from '#server/site/pages/canonical-path.ts'
import { offlineRoutes } from '#server/site/pages/offline.routes.ts'
import { PAGES_ROUTE, returnForms, textPreviewRoutes } from '#server/site/pages/pages.routes.ts'
import type { Pages } from '#server/site/pages/pages.ts'
import { siteFilesRoutes } from '#server/site/pages/site-files.routes.ts'
import { postsRoutes } from '#server/site/posts/posts.routes.ts'
import { adminArea } from './admin-routes.ts'

/** Calls without a token have a smaller one: contract/call.ts. */
const BODY_LIMIT_BYTES = 64 * 1024
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 65_000
/** Socket timeout without any data in either direction. */
const SOCKET_TIMEOUT_MS = 30_000
/** With Node's default interval of 30 s a slow client could stay three times as long as the timeouts above. */
const TIMEOUT_CHECK_MS = 2_000
/** More parameters than any call has. */
const QUERY = { maxKeys: 100 }
const PROCESS_ID_LENGTH = 9
const COUNT_LENGTH = 7

type AppDeps = {
  config: Config
  services: Services
  log: FastifyBaseLogger
  clock: Clock
  random: Random
  blobs: BlobStore
  pages: Pages
  drainMs: number
}

export function createApp(deps: AppDeps): FastifyInstance {
  const { config, services, log, clock, random, blobs, pages, drainMs } = deps
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(random),
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 2_000, querystringParser: (text) => parseQuery(text, '&', '=', QUERY) },
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    // A URL that the router cannot parse; runs before every hook.
    frameworkErrors: (error, request, reply) => {
      const { url } = request
      if (url.startsWith('/api/')) handleError(error, request, reply.headers(headersOf(config, url)))
      else pages.sendUnreadable(request, reply)
    },
    clientErrorHandler: refuseSocket,
    serverFactory: (handler) => createHttpServer(pages, handler),
    forceCloseConnections: 'idle',
    // Requests on open connections during the stop are answered, then the connection is closed.
    return503OnClosing: false,
  })
  acceptBoundedJson(app)
  headerHooks(app, config)
  limitNetworks(app, clock)
  refuseLongPaths(app)
  returnForms(app)
  app.addHook('preClose', () => drain(app.server, drainMs))
  app.setErrorHandler(handleError)
  const refuse = createNotFoundHandler(createAllowedMethods(app))
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? pages.sendNotFound(request, reply) : refuse(request, reply),
  )

  const site = () => services.site.view(FALLBACK_LANGUAGE)
  apiDocumentRoutes(app, pages.sendStored, {
    title: () => `${site().name} API`,
    accent: services.site.accent,
    version: VERSION,
    serverUrl: config.publicUrl,
  })
  healthRoutes(app, services)
  metricsRoutes(app, {
    token: config.metricsToken,
    loadMetrics: services.loadMetrics,
    pageCache: pages.cacheSize,
  })
  statusRoutes(app, services.status)
  statusHistoryRoutes(app, services.statusHistory)
  leaderboardsRoutes(app, services.leaderboards)
  knownPlayersRoutes(app, services.knownPlayers, services.profiles)
  gamemodesRoutes(app, services.gallery)
  botCheckRoutes(app, services.botCheck)
  catalogueRoutes(app, services)
  checkoutRoutes(app, services.checkout)
  paymentRoutes(app, services.payments)
  votesRoutes(app, services.visitorVotes)
  postsRoutes(app, services.posts)
  adminArea(app, services)
  textPreviewRoutes(app, pages.preview)
  app.all('/api/*', { bodyLimit: PUBLIC_BODY_BYTES }, (_request, reply) => reply.callNotFound())
  if (blobs.open) uploadsRoutes(app, blobs.open)
  brandRoutes(app, pages.sendStored, services.brand)
  headsRoutes(app, services.heads)
  const { securityContact } = config
  siteFilesRoutes(app, pages.sendStored, {
    site,
    isShown: services.site.isShown,
    clock,
    securityContact,
    listProductIds: services.catalogue.listIds,
    posts: services.posts,
    listIncidents: async () => (await services.statusHistory.overview(DEFAULT_STATUS_RANGE)).incidents,
    boardPaths: () =>
      services.network
        .leaderboardTabs(FALLBACK_LANGUAGE)
        .flatMap(({ id, boards }) => boards.map((board) => `/leaderboard/${id}/${board.id}`)),
  })
  offlineRoutes(app, pages.sendStored, {
    site: services.site.view,
    accent: services.site.accent,
    brand: services.brand,
  })
  pages.routes(app)
  return app
}

/** The contract's schemas validate input and replies, so Fastify's compilers are not loaded. */
function noCompiler(): never {
  throw new Error('Fastify schemas are not used')
}

/** Request ids: random process id and a counter, unique and cheap. */
function createRequestIds(random: Random): () => string {
  const process = newId(random, PROCESS_ID_LENGTH)
  let count = 0
  return () => {
    count += 1
    return process + count.toString(36).toUpperCase().padStart(COUNT_LENGTH, '0')
  }
}

/** Defaults; pages and files override them. */
function headersOf({ publicUrl }: Config, url: string): Record<string, string> {
  return {
    ...commonHeaders({ https: publicUrl.startsWith('https:') }),
    'content-security-policy': DATA_CSP,
    ...(url.startsWith('/api/') && { 'cache-control': 'no-store' }),
  }
}

function headerHooks(app: FastifyInstance, config: Config): void {
  const [ofApi, ofRest] = [headersOf(config, '/api/'), headersOf(config, '/')]
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.url.startsWith('/api/') ? ofApi : ofRest).header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, url } = request
    // Without the query, which may contain a secret.
    const path = url.split('?', 1)[0]
    request.log.debug({ method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'request completed')
  })
}

/** Long paths of pages are refused by the pages route, with a page. */
function refuseLongPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { path } = splitAddress(request.url)
    if (path.length > LONGEST_PATH && request.routeOptions.url !== PAGES_ROUTE)
      throw new AppError('uri_too_long')
  })
}

function createHttpServer(pages: Pages, handler: RequestListener) {
  const listener = inTurn((request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    if (pages.fastPath(request, response)) return
    handler(request, response)
  })
  const server = createServer({ connectionsCheckingInterval: TIMEOUT_CHECK_MS }, listener)
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.timeout = SOCKET_TIMEOUT_MS
  return server
}
