import type { FastifyInstance } from 'fastify'
import { storeCalls } from '#contract/store.schema.ts'
import { checkoutPath } from '#contract/store.ts'
import { serve } from '#server/http/serve.ts'
import type { Checkout } from './checkout.service.ts'

export function checkoutRoutes(app: FastifyInstance, checkout: Checkout): void {
  serve(app, storeCalls.placeOrder, async ({ query, body }, { request }) => ({
    checkoutUrl: checkoutPath(await checkout.placeOrder(body, request.ip), query.lng),
  }))
}
