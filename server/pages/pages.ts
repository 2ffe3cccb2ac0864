// The pages as the process serves them: built ones with the cache, or fresh ones from Vite while developing.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { commonHeaders, type SecuritySettings } from '#server/http/security-headers.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Services } from '#server/services.ts'
import { createFront } from './front.ts'
import { createPageCache } from './page-cache.ts'
import { loadBuiltPages, type PageHandler, type PagesEntry, type ReportError } from './page-handler.ts'
import { createPageReplies, type PageReplies } from './page-replies.ts'
import { pagesRoutes } from './pages.routes.ts'
import { indexStaticFiles, withoutVersion } from './static-files.ts'

export type Pages = {
  /** Answers what needs no framework; tells whether it did. */
  front(request: IncomingMessage, response: ServerResponse): boolean
  routes(app: FastifyInstance): void
  /** For people who asked for what is not there. */
  sendNotFound: PageReplies['sendNotFound']
  /** What pages show has changed. */
  clear(): void
  /** How many are kept, and what they weigh. */
  size(): { pages: number; bytes: number }
  close(): Promise<void>
}

export type PagesDeps = {
  services: Services
  publicUrl: string
  log: Log
  clock: Clock
  /** False draws every page anew: for measuring the drawing. */
  keepPages?: boolean
}

export async function openBuiltPages(buildDir: string, deps: PagesDeps): Promise<Pages> {
  const { services, publicUrl, log, clock, keepPages = true } = deps
  const common = commonHeaders({ https: isHttps(publicUrl) })
  const cache = createPageCache({
    clock,
    onError: (error, key) => log.error({ err: error, page: key }, 'a page could not be drawn anew'),
  })
  const draw = await loadBuiltPages(buildDir, services, reportTo(log))
  const front = createFront({
    files: indexStaticFiles(join(buildDir, 'client')),
    cache,
    common,
    onError: (error) => log.error({ err: error }, 'a file could not be read'),
  })
  const replies = createPageReplies({
    draw,
    cache: keepPages ? cache : null,
    dress: { settings: (key) => securitySettings(deps, key), common, withCsp: true },
    publicUrl,
    siteName: services.site.view(FALLBACK_LANGUAGE).name,
  })
  return {
    front,
    routes: (app) => pagesRoutes(app, replies),
    sendNotFound: replies.sendNotFound,
    clear: cache.clear,
    size: cache.size,
    close: async () => {},
  }
}

/** Vite inside this process, on this port: pages change as their files are saved. */
export function openDevelopmentPages(deps: PagesDeps): Pages {
  const { services, publicUrl, log } = deps
  let vite: ViteDevServer | undefined

  const draw: PageHandler = async (address) => {
    const entry = (await vite?.ssrLoadModule('/web/handler.ts')) as PagesEntry
    return entry.createPageHandler(services, reportTo(log))(address)
  }
  const replies = createPageReplies({
    draw,
    cache: null,
    dress: {
      settings: (key) => securitySettings(deps, key),
      common: commonHeaders({ https: isHttps(publicUrl) }),
      withCsp: false,
    },
    publicUrl,
    siteName: services.site.view(FALLBACK_LANGUAGE).name,
  })

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
    front: () => false,
    // A scope of its own: only what no other route wants goes through Vite.
    routes: (app) => {
      app.register(mount)
    },
    sendNotFound: replies.sendNotFound,
    clear: () => {},
    size: () => ({ pages: 0, bytes: 0 }),
    close: async () => vite?.close(),
  }
}

function reportTo(log: Log): ReportError {
  return (error) => log.error({ err: error }, 'a page could not be drawn')
}

const ADMIN_PAGE = /^\/\w+\/admin(?:\/|$)/
/** The only page with the bot check. */
const PRODUCT_PAGE = /^\/\w+\/store\/product\//
/** Admins look at a picture before they save its address, or before they send it. */
const ANY_PICTURE = ['https:', 'blob:']

async function securitySettings({ services, publicUrl }: PagesDeps, key: string): Promise<SecuritySettings> {
  const { site, catalogue, payments, images, botCheck } = services
  const check = botCheck.describe()
  const origins = ADMIN_PAGE.test(key)
    ? ANY_PICTURE
    : [...site.imageOrigins, ...payments.imageOrigins, ...images.origins, ...(await catalogue.imageOrigins())]
  return {
    imageOrigins: [...new Set(origins)],
    widgetOrigins:
      check.kind === 'turnstile' && PRODUCT_PAGE.test(key) ? [new URL(check.scriptUrl).origin] : [],
    https: isHttps(publicUrl),
  }
}

function isHttps(url: string): boolean {
  return url.startsWith('https:')
}
