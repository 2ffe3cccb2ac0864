// Admin routes of game mode images.
import type { FastifyInstance } from 'fastify'
import { gamemodesAdminCalls } from '#contract/gamemodes-admin.schema.ts'
import { acceptImageForms } from '#server/http/image-form.ts'
import { serve } from '#server/http/serve.ts'
import type { Images } from './images.service.ts'

export function gamemodesAdminRoutes(app: FastifyInstance, images: Images): void {
  serve(app, gamemodesAdminCalls.listImages, async () => ({ images: await images.list() }))

  serve(app, gamemodesAdminCalls.toggleImage, ({ params }, { request }) =>
    images.toggle(params.id, request.admin.username),
  )

  serve(app, gamemodesAdminCalls.deleteImage, async ({ params }, { request }) => {
    await images.remove(params.id, request.admin.username)
    return { success: true as const }
  })

  // Own plugin scope: multipart bodies are accepted on this route only.
  app.register(async (scope) => uploadRoute(scope, images))
}

function uploadRoute(scope: FastifyInstance, images: Images): void {
  acceptImageForms(scope)
  serve(scope, gamemodesAdminCalls.addImage, async ({ body }, { request }) => {
    const bytes = await body.image.bytes()
    return images.add(body.gamemode, bytes, request.admin.username)
  })
}
