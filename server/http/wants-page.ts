import type { FastifyRequest } from 'fastify'

/** A person at a browser, not a program: they are shown a page, whatever went wrong. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
