import type { FastifyInstance } from 'fastify'
import { statusHistoryCalls } from '#contract/network/status-history.schema.ts'
import { DEFAULT_STATUS_RANGE } from '#contract/network/status-history.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { serveCached } from '#server/platform/http/serve-cached.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Incidents } from './incidents.service.ts'
import type { StatusHistory } from './status-history.service.ts'

export function statusHistoryRoutes(app: FastifyInstance, history: StatusHistory): void {
  serveCached(app, statusHistoryCalls.getStatusHistory, ({ query }) => {
    if (history.isOff()) throw new AppError('part_off')
    return history.overview(query.range ?? DEFAULT_STATUS_RANGE)
  })
}

export function incidentsRoutes(app: FastifyInstance, { list, add, edit, remove }: Incidents): void {
  serve(app, statusHistoryCalls.listIncidents, list)
  serve(app, statusHistoryCalls.addIncident, ({ body }, { admin }) => add(body, admin.username))
  serve(app, statusHistoryCalls.editIncident, ({ params, body }, { admin }) =>
    edit(params.id, body, admin.username),
  )
  serveDone(app, statusHistoryCalls.deleteIncident, ({ params }, { admin }) =>
    remove(params.id, admin.username),
  )
}
