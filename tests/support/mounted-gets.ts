// An address for every GET of a site: from its router, and for the pages from their table.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { PAGES } from '#contract/pages.ts'
import { startSite } from './site.ts'

export const UPLOAD = '0123456789ABCDEFGHJKMNPQRS-2400.webp'

/** Values that lead to a reply where any other leads to "not found". */
const EXAMPLES: Record<string, Record<string, string>> = {
  '/uploads/:name': { name: UPLOAD },
  '/brand/:version/:file': { file: 'share-en.jpg' },
  '/heads/:file': { file: '64-Steve.webp' },
  '/api/server-status/:id': { id: 'network' },
  '/api/leaderboards/:tab': { tab: 'survival' },
  '/player/:name': { name: 'Steve' },
  '/vote/:index': { index: '1' },
}

/** Files of the build are answered before the router. */
const FILES = ['/art/hero-2400.avif', '/icons/mark.svg']
const UNKNOWN = ['/', '/en/nothing', '/nothing', '/api/nothing']

export async function listMountedGets(): Promise<string[]> {
  const routes = await listRoutes()
  const pages = Object.values(PAGES).map(({ path }) => `/en${fill(path)}`)
  return [...new Set([...routes.map(fill), ...pages, ...FILES, ...UNKNOWN])]
}

function fill(path: string): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => EXAMPLES[path]?.[name] ?? 'x')
}

/** Fastify announces an instance before its routes are mounted. */
async function listRoutes(): Promise<string[]> {
  const routes: string[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET') && !url.includes('*')) routes.push(url)
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    await using _site = await startSite({ env: { METRICS_TOKEN: 'x'.repeat(16) } })
    return routes
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}
