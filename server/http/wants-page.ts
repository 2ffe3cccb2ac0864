import type { FastifyRequest } from 'fastify'

/** A browser navigation gets a page, also for errors; programs get JSON. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
