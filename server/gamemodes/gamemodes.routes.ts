import type { FastifyInstance } from 'fastify'
import { gamemodesCalls } from '#contract/gamemodes.schema.ts'
import { serveCached } from '#server/http/serve-cached.ts'
import type { Gallery } from './gallery.service.ts'

export function gamemodesRoutes(app: FastifyInstance, gallery: Gallery): void {
  serveCached(app, gamemodesCalls.getImages, gallery.listActive)
}
