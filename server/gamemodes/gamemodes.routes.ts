import type { FastifyInstance } from 'fastify'
import { gamemodesCalls } from '#contract/gamemodes.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { Gallery } from './gallery.service.ts'

export function gamemodesRoutes(app: FastifyInstance, gallery: Gallery): void {
  serve(app, gamemodesCalls.getImages, () => gallery.listActive())
}
