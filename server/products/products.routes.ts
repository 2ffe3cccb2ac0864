// Admin routes of products.
import type { FastifyInstance } from 'fastify'
import { storeAdminCalls } from '#contract/store-admin.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { Products } from './products.service.ts'

export function productsRoutes(app: FastifyInstance, products: Products): void {
  serve(app, storeAdminCalls.listAdminProducts, async () => ({
    products: await products.list(),
    bedrock_prefix: products.bedrockPrefix,
  }))

  serve(app, storeAdminCalls.addProduct, ({ body }, { request }) =>
    products.add(body, request.admin.username),
  )

  serve(app, storeAdminCalls.editProduct, ({ params, body }, { request }) =>
    products.edit(params.id, body, request.admin.username),
  )

  serve(app, storeAdminCalls.deleteProduct, async ({ params }, { request }) => {
    await products.remove(params.id, request.admin.username)
    return { success: true as const }
  })
}
