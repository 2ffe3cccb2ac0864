import type { FastifyInstance } from 'fastify'
import { gamemodesAdminCalls, gamemodesCalls } from '#contract/network/gamemodes.schema.ts'
import { acceptImageForms } from '#server/platform/http/image-form.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { serveCached } from '#server/platform/http/serve-cached.ts'
import type { Gallery, Images } from './images.service.ts'

export function gamemodesRoutes(app: FastifyInstance, gallery: Gallery): void {
  serveCached(app, gamemodesCalls.getImages, gallery.listActive)
}

export function gamemodesAdminRoutes(app: FastifyInstance, images: Images): void {
  serve(app, gamemodesAdminCalls.listImages, async () => ({ images: await images.list() }))

  serve(app, gamemodesAdminCalls.toggleImage, ({ params }, { admin }) =>
    images.toggle(params.id, admin.username),
  )

  serveDone(app, gamemodesAdminCalls.deleteImage, ({ params }, { admin }) =>
    images.remove(params.id, admin.username),
  )

  // Own plugin scope: multipart bodies are accepted on this route only.
  app.register(async (scope) => {
    acceptImageForms(scope)
    serve(scope, gamemodesAdminCalls.addImage, async ({ body }, { admin }) =>
      images.add(body.gamemode, await body.image.bytes(), admin.username),
    )
  })
}
