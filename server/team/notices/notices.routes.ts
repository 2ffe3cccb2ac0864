import type { FastifyInstance } from 'fastify'
import { noticesCalls } from '#contract/team/notices.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import type { NoticesAdmin } from './notices-admin.service.ts'

export function noticesRoutes(app: FastifyInstance, notices: NoticesAdmin): void {
  serve(app, noticesCalls.listNotices, () => notices.list())
  serve(app, noticesCalls.testNotice, ({ params, body }, { admin }) =>
    notices.test(params.id, body, admin.username),
  )
  serveDone(app, noticesCalls.retryNotice, ({ params }, { admin }) =>
    notices.retry(params.id, admin.username),
  )
}
