// Guard of the admin API: every call requires a valid token of an admin whose role allows it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '#contract/permissions.ts'
import { adminCalls } from '#contract/team/admin.schema.ts'
import { teamCalls } from '#contract/team/team.schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Sessions, SignedIn } from './sessions.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in admin. Throws outside of guarded routes. */
    admin: SignedIn
  }
}

const ADMIN_AREA = '/api/admin'
const BEARER = /^Bearer ([A-Za-z0-9_-]{1,200})$/
const { login, loginWithCode, requestPasskey, loginWithPasskey } = adminCalls
const { findInvitation, join } = teamCalls
const OPENING_PATHS = new Set<string>(
  [login, loginWithCode, requestPasskey, loginWithPasskey, findInvitation, join].map(
    ({ endpoint }) => endpoint.path,
  ),
)
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
        request.log.warn(locationOf(request), 'admin call refused')
        reply.header('www-authenticate', 'Bearer')
        throw new AppError('unauthorized')
      }
      requirePermission(request, admin)
      requireProof(request, admin)
      signedIn.set(request, admin)
    }
    if (isCrossSite(request)) throw new AppError('forbidden')
  })
}

/** Checks the matched route, so that no spelling of the URL bypasses the guard, and the URL as well. */
function isInside({ routeOptions, url }: FastifyRequest): boolean {
  const { url: route, config } = routeOptions
  return [config.call?.endpoint.admin, startsInside(route), startsInside(url)].includes(true)
}

function startsInside(path: string | undefined): boolean {
  return path !== undefined && (path === ADMIN_AREA || path.startsWith(`${ADMIN_AREA}/`))
}

/** Every admin route requires a token, except those that open a session. */
function needsToken({ routeOptions }: FastifyRequest): boolean {
  const endpoint = routeOptions.config.call?.endpoint
  return !endpoint || endpoint.admin || !OPENING_PATHS.has(endpoint.path)
}

function requirePermission({ routeOptions }: FastifyRequest, admin: SignedIn): void {
  const permission = routeOptions.config.call?.endpoint.permission ?? 'account'
  if (admin.mustSetUpTwoFactor && permission !== 'account') throw new AppError('two_factor_required')
  if (!may(admin.role, permission)) throw new AppError('permission_missing')
}

function requireProof({ routeOptions }: FastifyRequest, { hasFreshProof }: SignedIn): void {
  if (routeOptions.config.call?.endpoint.proof && !hasFreshProof) throw new AppError('proof_required')
}

function tokenOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null
}

/** By Sec-Fetch-Site or Origin, which browsers send and other clients do not. */
function isCrossSite({ method, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return !READING.has(method) && site !== undefined && !OWN_PAGES.has(String(site))
}

/** Without the query, which may contain a token. */
function locationOf({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0], address: ip }
}
