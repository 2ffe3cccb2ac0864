import type { FastifyInstance } from 'fastify'
import type { PageReplies } from './page-replies.ts'

export const PAGES_ROUTE = '/*'

export function pagesRoutes(app: FastifyInstance, { replyTo, sendFailed }: PageReplies): void {
  app.route({ method: ['GET', 'HEAD'], url: PAGES_ROUTE, handler: replyTo, errorHandler: sendFailed })
}
