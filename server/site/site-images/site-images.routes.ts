import type { FastifyInstance } from 'fastify'
import { siteImagesCalls } from '#contract/site/site-images.schema.ts'
import { acceptImageForms } from '#server/platform/http/image-form.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { SiteImages } from './site-images.service.ts'

export function siteImagesRoutes(app: FastifyInstance, images: SiteImages): void {
  // Own plugin scope: multipart bodies are accepted on this route only.
  app.register(async (scope) => {
    acceptImageForms(scope)
    serve(scope, siteImagesCalls.addSiteImage, async ({ body }, { admin }) => ({
      image_url: await images.add(body.kind, await body.image.bytes(), admin.username),
    }))
  })
}
