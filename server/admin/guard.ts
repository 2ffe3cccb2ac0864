// The door of the admin area: no call behind it is reached without a token that is alive.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminCalls } from '#contract/admin.schema.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sessions, SignedIn } from './sessions.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call. Only behind the door; anywhere else it throws. */
    admin: SignedIn
  }
}

const ADMIN_AREA = '/api/admin'
const BEARER = /^Bearer ([A-Za-z0-9_-]{1,200})$/
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_PAGES = new Set(['same-origin', 'none'])

/** Call it before the routes are mounted. */
export function guardAdmin(app: FastifyInstance, sessions: Pick<Sessions, 'authenticate'>): void {
  const signedIn = new WeakMap<FastifyRequest, SignedIn>()
  app.decorateRequest('admin', {
    getter() {
      const found = signedIn.get(this as FastifyRequest)
      if (!found) throw new AppError('unauthorized')
      return found
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!isInside(request)) return
    if (needsToken(request)) {
      const token = tokenOf(request)
      const admin = token === null ? null : await sessions.authenticate(token)
      if (!admin) {
        request.log.warn(placeOf(request), 'admin call refused')
        reply.header('www-authenticate', 'Bearer')
        throw new AppError('unauthorized')
      }
      signedIn.set(request, admin)
    }
    if (comesFromElsewhere(request)) throw new AppError('forbidden')
  })
}

/** By the route that was found, so that no way of writing the address leads past it; and by the address too. */
function isInside({ routeOptions, url }: FastifyRequest): boolean {
  const { url: route, config } = routeOptions
  return [config.call?.endpoint.admin, startsInside(route), startsInside(url)].includes(true)
}

function startsInside(path: string | undefined): boolean {
  return path !== undefined && (path === ADMIN_AREA || path.startsWith(`${ADMIN_AREA}/`))
}

/** Everything but the door itself. */
function needsToken({ routeOptions }: FastifyRequest): boolean {
  const endpoint = routeOptions.config.call?.endpoint
  return endpoint?.path !== adminCalls.login.endpoint.path || endpoint.admin
}

function tokenOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null
}

/** Browsers say which site a request comes from; what is not a browser does not. */
function comesFromElsewhere({ method, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return !READING.has(method) && site !== undefined && !OWN_PAGES.has(String(site))
}

/** Without the query: somebody may have put a token there. */
function placeOf({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], address: ip }
}
