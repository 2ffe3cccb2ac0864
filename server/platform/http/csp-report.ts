// Parses reports of Content-Security-Policy violations. Anyone can send anything here: parsing is strict, and only a few
// short fields are logged.
import * as z from 'zod'

/** Addresses are logged without query and fragment. */
type Violation = { page: string; directive: string; blocked: string; source: string; line: number }

const TEXT_MAX_LENGTH = 2_000
const LOGGED_MAX_LENGTH = 200
const REPORTS_MAX = 20
/** The name of a blocked source without an address: `inline`, `eval`, `data`, `blob`. */
const KEYWORD = /^[a-z][a-z-]{0,30}$/

const text = z.string().max(TEXT_MAX_LENGTH)
const lineNumber = z.int().min(0).max(10_000_000).nullish()
const directive = text.regex(/^[a-z][a-z-]{0,40}(?: .*)?$/s)

/** The format of `report-uri`: one report. */
const SingleReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'violated-directive': directive,
      'effective-directive': directive.nullish(),
      'blocked-uri': text.nullish(),
      'source-file': text.nullish(),
      'line-number': lineNumber,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    toViolation(
      [report['document-uri'], report['blocked-uri'], report['source-file']],
      report['effective-directive'] ?? report['violated-directive'],
      report['line-number'],
    ),
  ])

const ViolationBody = z
  .object({
    documentURL: text,
    effectiveDirective: directive,
    blockedURL: text.nullish(),
    sourceFile: text.nullish(),
    lineNumber,
  })
  .transform((body) =>
    toViolation(
      [body.documentURL, body.blockedURL, body.sourceFile],
      body.effectiveDirective,
      body.lineNumber,
    ),
  )

/** The format of `report-to`: several reports, also of other types. */
const ReportList = z
  .array(
    z.union([
      z.object({ type: z.literal('csp-violation'), body: ViolationBody }).transform(({ body }) => [body]),
      z
        .object({
          type: z
            .string()
            .max(100)
            .regex(/^(?!csp-violation$)/),
        })
        .transform(() => []),
    ]),
  )
  .max(REPORTS_MAX)
  .transform((reports) => reports.flat())

/** Null for a body that is no report. */
export function readViolations(body: unknown): Violation[] | null {
  return z.union([SingleReport, ReportList]).safeParse(body).data ?? null
}

type Address = string | null | undefined

function toViolation([page, blocked, source]: Address[], rule: string, line: number | null | undefined) {
  return {
    page: loggedAddress(page),
    // Older browsers send the whole directive.
    directive: rule.split(' ', 1)[0] ?? '',
    blocked: loggedAddress(blocked),
    source: loggedAddress(source),
    line: line ?? 0,
  }
}

/** Origin and path of a web address, or a keyword. Anything else may be a secret or forged. */
function loggedAddress(value: Address): string {
  if (!value) return ''
  if (KEYWORD.test(value)) return value
  if (!/^https?:/i.test(value) || !URL.canParse(value)) return 'other'
  const { origin, pathname } = new URL(value)
  return `${origin}${pathname}`.slice(0, LOGGED_MAX_LENGTH)
}
