// Admin uploads of product images.
import type { FastifyInstance } from 'fastify'
import { storeAdminCalls } from '#contract/store-admin.schema.ts'
import { acceptImageForms } from '#server/http/image-form.ts'
import { serve } from '#server/http/serve.ts'
import type { ProductImages } from './product-images.service.ts'

export function productImagesRoutes(app: FastifyInstance, images: ProductImages): void {
  // Own plugin scope: multipart bodies are accepted on this route only.
  app.register(async (scope) => {
    acceptImageForms(scope)
    serve(scope, storeAdminCalls.addProductImage, async ({ body }, { request }) => ({
      image_url: await images.add(await body.image.bytes(), request.admin.username),
    }))
  })
}
