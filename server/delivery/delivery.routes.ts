import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deliveryCalls } from '#contract/delivery.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { SendActions } from './send-actions.service.ts'

type Deps = {
  sendActions: SendActions
  /** Username of the signed-in admin. */
  adminOf(request: FastifyRequest): string
}

export function deliveryRoutes(app: FastifyInstance, { sendActions, adminOf }: Deps): void {
  serve(app, deliveryCalls.listSendActions, ({ query: { needs_person, ...query } }) =>
    sendActions.list({ ...query, needsPerson: needs_person === 'yes' }),
  )
  serve(app, deliveryCalls.getSendAction, ({ params }) => sendActions.get(params.id))
  serve(app, deliveryCalls.resend, ({ params, body }, { request }) =>
    sendActions.resend({ id: params.id, ...body, admin: adminOf(request) }),
  )
  serve(app, deliveryCalls.markSendActionChecked, ({ params, body }, { request }) =>
    sendActions.markChecked({ id: params.id, ...body, admin: adminOf(request) }),
  )
  serve(app, deliveryCalls.retryFailed, (_input, { request }) =>
    sendActions.retryFailed({ admin: adminOf(request) }),
  )
}
