// Pictures of products, behind the guard.
import type { FastifyInstance } from 'fastify'
import { storeAdminCalls } from '#contract/store-admin.schema.ts'
import { acceptImageForms } from '#server/http/image-form.ts'
import { serve } from '#server/http/serve.ts'
import type { ProductImages } from './product-images.service.ts'

export function productImagesRoutes(app: FastifyInstance, images: ProductImages): void {
  // In a scope of its own: only here is a form with a file taken.
  app.register(async (scope) => {
    acceptImageForms(scope)
    serve(scope, storeAdminCalls.addProductImage, async ({ body }, { request }) => ({
      image_url: await images.add(await body.image.bytes(), request.admin.username),
    }))
  })
}
