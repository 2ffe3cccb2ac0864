import type { FastifyInstance } from 'fastify'
import { contentCalls } from '#contract/monitoring/content.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { ContentService } from './content.service.ts'

export function contentRoutes(app: FastifyInstance, content: ContentService): void {
  serve(app, contentCalls.getContent, () => content.report())

  serve(app, contentCalls.removeContent, ({ body }, { request }) =>
    content.remove(body.kinds, request.admin.username),
  )
}
