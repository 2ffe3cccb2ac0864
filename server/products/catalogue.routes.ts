import type { FastifyInstance } from 'fastify'
import { FALLBACK_LANGUAGE, LANGUAGES } from '#contract/language.ts'
import { storeCalls } from '#contract/store.schema.ts'
import type { ReadyAnswers } from '#server/http/ready-answers.ts'
import { serve } from '#server/http/serve.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Catalogue } from './catalogue.service.ts'

export function catalogueRoutes(app: FastifyInstance, answers: ReadyAnswers, catalogue: Catalogue): void {
  const { path } = storeCalls.listProducts.endpoint
  answers.serve(app, storeCalls.listProducts, {
    ready: {
      [path]: () => catalogue.listIfCached(FALLBACK_LANGUAGE),
      ...Object.fromEntries(
        LANGUAGES.map((language) => [`${path}?lng=${language}`, () => catalogue.listIfCached(language)]),
      ),
    },
    find: ({ query }) => catalogue.list(query.lng ?? FALLBACK_LANGUAGE),
  })

  serve(app, storeCalls.getProduct, async ({ params, query }) => {
    const product = await catalogue.find(params.id, query.lng ?? FALLBACK_LANGUAGE)
    if (!product) throw new AppError('product_not_found')
    return product
  })
}
