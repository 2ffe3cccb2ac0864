// Which methods an address allows, for 405 replies: the API by its mounted routes, pages by their table.
import type { FastifyInstance } from 'fastify'
import { matchPage } from '#contract/pages.ts'

export type AllowedAt = (path: string) => readonly string[]

const API = '/api/'
const PAGE_METHODS = ['GET', 'HEAD']

/** Must be called before the routes are mounted. */
export function createAllowedMethods(app: FastifyInstance): AllowedAt {
  const known: { pattern: RegExp; methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // The catch-all for unknown addresses.
    if (!url.includes('*')) known.push({ pattern: toPattern(url), methods: [method].flat() })
  })

  return (path) => {
    if (!path.startsWith(API)) return matchPage(path) ? PAGE_METHODS : []
    const found = known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    return [...new Set(found)].sort()
  }
}

function toPattern(url: string): RegExp {
  const text = url.replace(/[.+()]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${text}$`)
}
