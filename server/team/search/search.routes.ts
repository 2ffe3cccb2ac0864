import type { FastifyInstance } from 'fastify'
import { may } from '#contract/permissions.ts'
import { searchCalls } from '#contract/team/search.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { GlobalSearch } from './search.service.ts'

export function searchRoutes(app: FastifyInstance, search: GlobalSearch): void {
  serve(app, searchCalls.searchAll, ({ query }, { request: { admin } }) =>
    search.search(query.q, { withProducts: may(admin.role, 'products') }),
  )
}
