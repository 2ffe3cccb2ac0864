// Brand pictures: under an address with their version, and under the paths of the build that they stand for.
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type BrandFile, type BrandService, FILE_OF_PATH, isBrandFile } from './brand.service.ts'
import { isPageShare, type PageShareFile } from './page-share.ts'

const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}
const FOREVER = 'public, max-age=31536000, immutable'
/** Addresses without the current version show the current picture, also to pages that were rendered before a change. */
const A_MINUTE = 'public, max-age=60'

export function brandRoutes(app: FastifyInstance, brand: BrandService): void {
  async function send(reply: FastifyReply, file: BrandFile | PageShareFile, cacheControl: string) {
    const bytes = await brand.get(file)
    return reply
      .type(TYPES[extname(file)] ?? '')
      .header('cache-control', cacheControl)
      .send(bytes)
  }

  app.get<{ Params: { version: string; file: string } }>('/brand/:version/:file', ({ params }, reply) => {
    const { file } = params
    if (!isBrandFile(file) && !isPageShare(file)) return reply.callNotFound()
    return send(reply, file, params.version === brand.version() ? FOREVER : A_MINUTE)
  })
  for (const [path, file] of FILE_OF_PATH) {
    app.get(path, (_request, reply) => send(reply, file, A_MINUTE))
    // Pictures of the build have a second address, with the version of the whole set.
    if (path.startsWith('/art/')) {
      app.get(path.replace('/art/', '/art/:version/'), (_request, reply) => send(reply, file, A_MINUTE))
    }
  }
}
