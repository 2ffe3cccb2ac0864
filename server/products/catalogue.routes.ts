import type { FastifyInstance } from 'fastify'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { storeCalls } from '#contract/store.schema.ts'
import { serve } from '#server/http/serve.ts'
import { serveCached } from '#server/http/serve-cached.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Catalogue } from './catalogue.service.ts'

export function catalogueRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  serveCached(app, storeCalls.listProducts, ({ query }) => catalogue.list(query.lng ?? FALLBACK_LANGUAGE))

  serve(app, storeCalls.getProduct, async ({ params, query }) => {
    const product = await catalogue.find(params.id, query.lng ?? FALLBACK_LANGUAGE)
    if (!product) throw new AppError('product_not_found')
    return product
  })
}
