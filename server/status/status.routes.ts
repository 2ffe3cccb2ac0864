import type { FastifyInstance } from 'fastify'
import { statusCalls } from '#contract/status.schema.ts'
import { SERVER_IDS } from '#contract/status.ts'
import type { ReadyAnswers } from '#server/http/ready-answers.ts'
import type { Status } from './status.service.ts'

export function statusRoutes(app: FastifyInstance, answers: ReadyAnswers, status: Status): void {
  const { getStatus } = statusCalls
  answers.serve(app, getStatus, {
    ready: Object.fromEntries(
      SERVER_IDS.map((id) => [getStatus.endpoint.path.replace(':id', id), () => status.get(id)]),
    ),
    find: ({ params }) => status.get(params.id),
  })
}
