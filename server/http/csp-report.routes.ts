// POST /api/csp-report: browsers say what the policy of a page stopped. Anybody can send anything here, so it is small,
// costs no database, and never writes more than a few lines into the log.
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { readViolations, type Violation } from './csp-report.ts'
import { CSP_REPORT_PATH } from './security-headers.ts'

type Deps = { clock: Clock; log: Pick<Log, 'warn'> }

const BODY_LIMIT_BYTES = 16 * 1024
const KINDS = ['application/csp-report', 'application/reports+json']
const LINES_PER_MINUTE = 5
const MINUTE_MS = 60_000

export function cspReportRoutes(app: FastifyInstance, deps: Deps): void {
  const note = createFewLines(deps)
  app.register(async (reports) => {
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(KINDS, { parseAs: 'string' }, (_request, body, done) => {
      done(null, parsed(String(body)))
    })
    reports.post(CSP_REPORT_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async ({ body }, reply) => {
      const violations = readViolations(body)
      if (!violations) throw new AppError('invalid_request')
      for (const violation of violations) note(violation)
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

/** The first few of a minute; the next line that is written says how many were left out before it. */
function createFewLines({ clock, log }: Deps) {
  let begun = 0
  let written = 0
  let leftOut = 0
  return (violation: Violation): void => {
    const now = clock.now().getTime()
    if (now - begun >= MINUTE_MS) {
      begun = now
      written = 0
    }
    if (written >= LINES_PER_MINUTE) {
      leftOut += 1
      return
    }
    written += 1
    log.warn({ ...violation, ...(leftOut > 0 && { leftOut }) }, 'a browser stopped what a page must not do')
    leftOut = 0
  }
}
