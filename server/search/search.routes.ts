import type { FastifyInstance } from 'fastify'
import { may } from '#contract/permissions.ts'
import { searchCalls } from '#contract/search.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { GlobalSearch } from './search.service.ts'

export function searchRoutes(app: FastifyInstance, search: GlobalSearch): void {
  serve(app, searchCalls.searchAll, ({ query }, { request: { admin } }) =>
    search.search(query.q, { withProducts: may(admin.role, 'products') }),
  )
}
