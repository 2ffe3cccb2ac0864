// POST /api/csp-report: browsers report violations of the policy of a page. Public, so bodies are small, nothing is stored,
// and the logger limits the rate of its lines.
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { readViolation } from './csp-report.ts'
import { CSP_REPORT_PATH } from './security-headers.ts'

type Deps = { log: Pick<Log, 'warn'> }

const BODY_LIMIT_BYTES = 16 * 1024
const CONTENT_TYPE = 'application/csp-report'

export function cspReportRoutes(app: FastifyInstance, { log }: Deps): void {
  app.register(async (reports) => {
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(CONTENT_TYPE, { parseAs: 'string' }, (_request, body, done) => {
      done(null, parseJson(String(body)))
    })
    reports.post(CSP_REPORT_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async ({ body }, reply) => {
      const violation = readViolation(body)
      if (!violation) throw new AppError('invalid_request')
      log.warn(violation, 'browser blocked content against the policy of a page')
      return reply.code(204).send()
    })
  })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
