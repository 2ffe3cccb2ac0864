import type { FastifyInstance } from 'fastify'
import { matchPage } from '#contract/pages.ts'
import { textPreviewCalls } from '#contract/site/text-preview.schema.ts'
import { DATA_CSP } from '#server/platform/http/security-headers.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { PageReplies } from './page-replies.ts'

export const PAGES_ROUTE = '/*'
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

export function pagesRoutes(app: FastifyInstance, { replyTo, sendFailed }: PageReplies): void {
  app.route({ method: ['GET', 'HEAD'], url: PAGES_ROUTE, handler: replyTo, errorHandler: sendFailed })
}

/** A call of the admin area: mounted after its guard. */
export function textPreviewRoutes(app: FastifyInstance, preview: PageReplies['preview']): void {
  serve(app, textPreviewCalls.previewTexts, async ({ query }) => ({ html: await preview(query.path) }))
}

/** A form that was sent before its script ran leads back to its page. The body is not read. */
export function returnForms(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (method !== 'POST' || !FORM.test(headers['content-type'] ?? '')) return
    const path = url.split('?', 1)[0] ?? ''
    if (!matchPage(path)) return
    return reply.header('content-security-policy', DATA_CSP).redirect(path, 303)
  })
}
