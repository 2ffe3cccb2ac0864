// Pictures of products, behind the guard.
import type { FastifyInstance } from 'fastify'
import { storeAdminCalls } from '#contract/store-admin.schema.ts'
import { takeImageForms } from '#server/http/image-form.ts'
import { serve } from '#server/http/serve.ts'
import type { Pictures } from '#server/pictures/pictures.service.ts'

/** As wide as the product page shows it, on screens with twice the pixels. */
const WIDTH = 960

export function productImagesRoutes(app: FastifyInstance, pictures: Pictures): void {
  // In a scope of its own: only here is a form with a file taken.
  app.register(async (scope) => {
    takeImageForms(scope)
    serve(scope, storeAdminCalls.addProductImage, async ({ body }) => {
      const picture = await pictures.keep(Buffer.from(await body.image.arrayBuffer()))
      return { image_url: picture.urlAt(WIDTH) }
    })
  })
}
