import type { FastifyInstance } from 'fastify'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { exportCalls } from '#contract/shop/orders.schema.ts'
import { mountCall, readInput } from '#server/platform/http/serve.ts'
import type { Exports } from './export.service.ts'

export function exportRoutes(app: FastifyInstance, exports: Exports): void {
  const call = exportCalls.exportOrders
  mountCall(app, call, async (request, reply) => {
    const { lng: language = FALLBACK_LANGUAGE, ...query } = readInput(call, request).query
    const { stream, day } = await exports.orders({ query, language, admin: request.admin.username })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="orders-${day}.csv"`)
      .send(stream)
  })
}
