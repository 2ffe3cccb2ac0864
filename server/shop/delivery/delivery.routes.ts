import type { FastifyInstance } from 'fastify'
import { may } from '#contract/permissions.ts'
import { deliveryCalls } from '#contract/shop/delivery.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { SendActions } from './send-actions.service.ts'

export function deliveryRoutes(app: FastifyInstance, sendActions: SendActions): void {
  serve(app, deliveryCalls.listSendActions, ({ query: { needs_person, ...query } }) =>
    sendActions.list({ ...query, needsPerson: needs_person === 'yes' }),
  )
  serve(app, deliveryCalls.getPipeline, () => sendActions.pipeline())
  serve(app, deliveryCalls.getSendAction, ({ params }) => sendActions.get(params.id))
  serve(app, deliveryCalls.resend, ({ params, body }, { admin }) =>
    sendActions.resend({
      id: params.id,
      ...body,
      admin: admin.username,
      mayRefund: may(admin.role, 'refunds'),
    }),
  )
  serve(app, deliveryCalls.markSendActionChecked, ({ params, body }, { admin }) =>
    sendActions.markChecked({
      id: params.id,
      ...body,
      admin: admin.username,
      mayRefund: may(admin.role, 'refunds'),
    }),
  )
  serve(app, deliveryCalls.retryFailed, (_input, { admin }) =>
    sendActions.retryFailed({ admin: admin.username }),
  )
}
