// Serves uploaded images from disk: generated names only, scripts disabled by CSP.
import type { FastifyInstance } from 'fastify'
import { DATA_CSP } from '#server/platform/http/security-headers.ts'
import { type BlobStore, blobType } from './blob-store.ts'

const CACHE_FOREVER = 'public, max-age=31536000, immutable'

export function uploadsRoutes(app: FastifyInstance, open: NonNullable<BlobStore['open']>): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params }, reply) => {
    const image = await open(params.name)
    if (!image) return reply.callNotFound()
    return reply
      .type(blobType(params.name))
      .header('content-length', image.size)
      .header('cache-control', CACHE_FOREVER)
      .header('content-security-policy', DATA_CSP)
      .header('x-content-type-options', 'nosniff')
      .send(image.stream)
  })
}
