// POST /api/csp-report: browsers say what the policy of a page stopped. Anybody can send anything here, so it is small and
// costs no database; the logger bounds the rate of its lines.
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'
import type { Log } from '#server/kernel/log.ts'
import { readViolations } from './csp-report.ts'
import { CSP_REPORT_PATH } from './security-headers.ts'

type Deps = { log: Pick<Log, 'warn'> }

const BODY_LIMIT_BYTES = 16 * 1024
const KINDS = ['application/csp-report', 'application/reports+json']

export function cspReportRoutes(app: FastifyInstance, { log }: Deps): void {
  app.register(async (reports) => {
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(KINDS, { parseAs: 'string' }, (_request, body, done) => {
      done(null, parsed(String(body)))
    })
    reports.post(CSP_REPORT_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async ({ body }, reply) => {
      const violations = readViolations(body)
      if (!violations) throw new AppError('invalid_request')
      for (const violation of violations)
        log.warn(violation, 'browser blocked content against the policy of a page')
      return reply.code(204).send()
    })
  })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
