// Brand pictures: under an address with their version, and under the paths of the build that they stand for.
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Made, type SendStored, serveStored } from '#server/platform/http/serve-stored.ts'
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

export function brandRoutes(app: FastifyInstance, sendStored: SendStored, brand: BrandService): void {
  const make = (file: BrandFile | PageShareFile, cacheControl: string) => async (): Promise<Made> => ({
    body: await brand.get(file),
    type: TYPES[extname(file)] ?? '',
    cacheControl,
  })

  app.get<{ Params: { version: string; file: string } }>('/brand/:version/:file', (request, reply) => {
    const { version, file } = request.params
    if (!isBrandFile(file) && !isPageShare(file)) return reply.callNotFound()
    const current = brand.version()
    if (version === current)
      return sendStored(request, reply, `/brand/${version}/${file}`, make(file, FOREVER))
    // One copy for all versions that are gone, or never were.
    return sendStored(request, reply, `brand ${current} ${file}`, make(file, A_MINUTE))
  })
  for (const [path, file] of FILE_OF_PATH) {
    const paths = [path]
    // Pictures of the build have a second address, with the version of the whole set.
    if (path.startsWith('/art/')) paths.push(path.replace('/art/', '/art/:version/'))
    for (const one of paths) serveStored(app, sendStored, one, make(file, A_MINUTE))
  }
}
