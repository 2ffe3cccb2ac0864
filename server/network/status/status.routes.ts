import type { FastifyInstance } from 'fastify'
import { statusCalls } from '#contract/network/status.schema.ts'
import { serveCached } from '#server/platform/http/serve-cached.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Status } from './status.service.ts'

export function statusRoutes(app: FastifyInstance, status: Status): void {
  serveCached(app, statusCalls.getStatus, ({ params }) => {
    const found = status.get(params.id)
    if (!found) throw new AppError('not_found')
    if (status.isOff()) throw new AppError('part_off')
    return found
  })
}
