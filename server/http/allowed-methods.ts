// Which methods an address takes: an answer of 405 names them. The API by the routes that are mounted, pages by their list.
import type { FastifyInstance } from 'fastify'
import { isPage } from '#contract/pages.ts'

export type AllowedAt = (path: string) => readonly string[]

const API = '/api/'
const OF_PAGES = ['GET', 'HEAD']

/** Must be called before the routes that it shall know. */
export function createAllowedMethods(app: FastifyInstance): AllowedAt {
  const known: { pattern: RegExp; methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // The one route for everything that there is not.
    if (!url.includes('*')) known.push({ pattern: toPattern(url), methods: [method].flat() })
  })

  return (path) => {
    if (!path.startsWith(API)) return isPage(path) ? OF_PAGES : []
    const found = known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    return [...new Set(found)].sort()
  }
}

function toPattern(url: string): RegExp {
  const text = url.replace(/[.+()]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${text}$`)
}
