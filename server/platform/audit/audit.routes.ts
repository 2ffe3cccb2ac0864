import type { FastifyInstance } from 'fastify'
import { auditCalls } from '#contract/platform/audit.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { Audit } from './audit.service.ts'

export function auditRoutes(app: FastifyInstance, audit: Audit): void {
  serve(app, auditCalls.listAuditEntries, ({ query }) => audit.list(query))
  serve(app, auditCalls.summarizeAuditLog, () => audit.summarize())
}
