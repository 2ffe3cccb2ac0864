import type { FastifyInstance } from 'fastify'
import { gamemodesCalls } from '#contract/gamemodes.schema.ts'
import type { ReadyAnswers } from '#server/http/ready-answers.ts'
import type { Gallery } from './gallery.service.ts'

export function gamemodesRoutes(app: FastifyInstance, answers: ReadyAnswers, gallery: Gallery): void {
  const { getImages } = gamemodesCalls
  answers.serve(app, getImages, {
    ready: { [getImages.endpoint.path]: gallery.listActiveIfCached },
    find: gallery.listActive,
  })
}
