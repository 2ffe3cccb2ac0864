// The pages as the process serves them: built ones with the cache, or from Vite in development.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import type { Core } from '#server/platform/database/core.ts'
import { type ByteCache, createByteCache } from '#server/platform/http/byte-cache.ts'
import { commonHeaders, type SecuritySettings } from '#server/platform/http/security-headers.ts'
import { createSendStored, type SendStored } from '#server/platform/http/serve-stored.ts'
import { sendStored } from '#server/platform/http/stored-response.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { BotChecker } from '#server/site/bot-check/bot-check.ts'
import type { BrandService } from '#server/site/brand/brand.service.ts'
import type { NetworkViews } from '#server/site/views/network-views.service.ts'
import type { SiteService } from '#server/site/views/site.service.ts'
import { loadBuiltPages, type PageHandler, type PagesEntry, type ReportError } from './page-handler.ts'
import { createPageReplies, type PageHeaders, type PageReplies } from './page-replies.ts'
import { pagesRoutes } from './pages.routes.ts'
import { indexStaticFiles, type StaticFiles, withoutVersion } from './static-files.ts'

/** Returns whether the request is answered. */
type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

export type Pages = {
  fastPath: FastPath
  routes(app: FastifyInstance): void
  sendNotFound: PageReplies['sendNotFound']
  sendUnreadable: PageReplies['sendUnreadable']
  preview: PageReplies['preview']
  /** For replies that change when pages do. */
  sendStored: SendStored
  invalidate(): void
  cacheSize(): { pages: number; bytes: number }
  close(): Promise<void>
}

/** The services that the responses need. The pages get all services, whose type only the composition root knows. */
type ResponseServices = {
  site: Pick<SiteService, 'view' | 'accent' | 'imageOrigins'>
  network: Pick<NetworkViews, 'pageQueries' | 'imageOrigins'>
  brand: Pick<BrandService, 'replaces'>
  botCheck: Pick<BotChecker, 'describe'>
  payments: { imageOrigins: readonly string[] }
  images: { origins: readonly string[] }
  catalogue: { imageOrigins(): Promise<readonly string[]> }
}

export type PagesDeps<Services extends ResponseServices = ResponseServices> = Pick<Core, 'clock' | 'log'> & {
  services: Services
  publicUrl: string
  /** False renders every page for every request, to measure rendering. */
  cachePages?: boolean
}

const PAGE_CACHE_BYTES = 32 * 1024 * 1024

export async function openBuiltPages<Services extends ResponseServices>(
  buildDir: string,
  deps: PagesDeps<Services>,
): Promise<Pages> {
  const { services, log, clock, cachePages = true } = deps
  const headers = pageHeaders(deps, { withCsp: true })
  const cache = createByteCache({
    clock,
    maxBytes: PAGE_CACHE_BYTES,
    onError: (error, key) => log.error({ err: error, page: key }, 'page revalidation failed'),
  })
  const render = await loadBuiltPages(buildDir, { services, reportError: reportTo(log) })
  const fastPath = createFastPath({
    pages: cache,
    files: indexStaticFiles(join(buildDir, 'client'), clock),
    isReplaced: services.brand.replaces,
    common: headers.common,
    onError: (error) => log.error({ err: error }, 'static file could not be read'),
  })
  const replies = createReplies(deps, { render, cache: cachePages ? cache : null, headers })
  return {
    fastPath,
    routes: (app) => pagesRoutes(app, replies),
    sendNotFound: replies.sendNotFound,
    sendUnreadable: replies.sendUnreadable,
    preview: replies.preview,
    sendStored: createSendStored(cache),
    invalidate: cache.invalidateAll,
    cacheSize: () => ({ pages: cache.size().entries, bytes: cache.size().bytes }),
    close: async () => {},
  }
}

/** Vite inside this process, on this port: pages change as their files are saved. */
export function openDevelopmentPages<Services extends ResponseServices>(deps: PagesDeps<Services>): Pages {
  const { services, log } = deps
  let vite: ViteDevServer | undefined

  const render: PageHandler = async (url) => {
    if (!vite) throw new Error('Vite is not open yet')
    const entry = (await vite.ssrLoadModule('/web/entry.server.tsx')) as PagesEntry<Services>
    const handle = await entry.createPageHandler({ services, reportError: reportTo(log), build: null })
    return handle(url)
  }
  const replies = createReplies(deps, { render, cache: null, headers: pageHeaders(deps, { withCsp: false }) })

  async function mount(app: FastifyInstance): Promise<void> {
    const { createServer } = await import('vite')
    const opened = await createServer({
      server: { middlewareMode: true, hmr: { server: app.server } },
      appType: 'custom',
    })
    vite = opened
    app.addHook('onRequest', ({ raw }, reply, done) => {
      raw.url = withoutVersion(raw.url ?? '/')
      opened.middlewares(raw, reply.raw, () => done())
    })
    pagesRoutes(app, replies)
  }

  return {
    fastPath: () => false,
    // A scope of its own: only requests that no other route matches go through Vite.
    routes: (app) => {
      app.register(mount)
    },
    sendNotFound: replies.sendNotFound,
    sendUnreadable: replies.sendUnreadable,
    preview: replies.preview,
    sendStored: createSendStored({ get: async (_key, produce) => (await produce()).response }),
    invalidate: () => {},
    cacheSize: () => ({ pages: 0, bytes: 0 }),
    close: async () => vite?.close(),
  }
}

type RepliesDeps = Pick<Parameters<typeof createPageReplies>[0], 'render' | 'cache' | 'headers'>

function createReplies({ services, publicUrl }: PagesDeps, deps: RepliesDeps): PageReplies {
  return createPageReplies({
    ...deps,
    publicUrl,
    siteName: () => services.site.view(FALLBACK_LANGUAGE).name,
    accent: services.site.accent,
    queries: services.network.pageQueries,
  })
}

function reportTo(log: Log): ReportError {
  return (error) => log.error({ err: error }, 'page rendering failed')
}

function pageHeaders(deps: PagesDeps, { withCsp }: { withCsp: boolean }): PageHeaders {
  return {
    security: (page) => securitySettings(deps, page),
    common: commonHeaders({ https: isHttps(deps.publicUrl) }),
    withCsp,
  }
}

/** Admins preview a picture by its address before they save it, or before they upload it. */
const ANY_PICTURE = ['https:', 'blob:']

async function securitySettings({ services, publicUrl }: PagesDeps, page: string): Promise<SecuritySettings> {
  const { site, network, catalogue, payments, images, botCheck } = services
  const check = botCheck.describe()
  const origins = page.startsWith('admin-')
    ? ANY_PICTURE
    : [
        ...site.imageOrigins,
        ...network.imageOrigins(),
        ...payments.imageOrigins,
        ...images.origins,
        ...(await catalogue.imageOrigins()),
      ]
  return {
    imageOrigins: [...new Set(origins)],
    // Only the pages with a checkout form have the bot check.
    widgetOrigins:
      check.kind === 'turnstile' && (page === 'product' || page === 'basket')
        ? [new URL(check.scriptUrl).origin]
        : [],
    https: isHttps(publicUrl),
  }
}

function isHttps(url: string): boolean {
  return url.startsWith('https:')
}

type FastPathDeps = {
  pages: ByteCache
  files: StaticFiles
  /** Paths of files that are answered with another one. */
  isReplaced(path: string): boolean
  common: Readonly<Record<string, string>>
  onError: (error: unknown) => void
}

/** Answers cached pages and files of the build before the framework: the bulk of all requests. */
function createFastPath({ pages, files, isReplaced, common, onError }: FastPathDeps): FastPath {
  async function sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    try {
      sendStored(request, response, await files.read(path))
    } catch (error) {
      onError(error)
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '5', ...common })
      response.end()
    }
  }

  return (request, response) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const stored = pages.getIfFresh(url)
    if (stored) {
      sendStored(request, response, stored)
      return true
    }
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    if (!files.has(path) || isReplaced(withoutVersion(path))) return false
    sendFile(request, response, path)
    return true
  }
}
