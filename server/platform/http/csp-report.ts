// Parses reports of Content-Security-Policy violations. Anyone can send anything here: parsing is strict, and only a few
// short fields are logged.
import * as z from 'zod'

/** Addresses are logged without query and fragment. */
type Violation = { page: string; directive: string; blocked: string; source: string; line: number }

const TEXT_MAX_LENGTH = 2_000
const LOGGED_MAX_LENGTH = 200
/** The name of a blocked source without an address: `inline`, `eval`, `data`, `blob`. */
const KEYWORD = /^[a-z][a-z-]{0,30}$/

const text = z.string().max(TEXT_MAX_LENGTH)
const directive = text.regex(/^[a-z][a-z-]{0,40}(?: .*)?$/s)

/** The format of `report-uri`. */
const Report = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'violated-directive': directive,
    'effective-directive': directive.nullish(),
    'blocked-uri': text.nullish(),
    'source-file': text.nullish(),
    'line-number': z.int().min(0).max(10_000_000).nullish(),
  }),
})

/** Null for a body that is no report. */
export function readViolation(body: unknown): Violation | null {
  const { data } = Report.safeParse(body)
  if (!data) return null
  const { 'csp-report': report } = data
  const rule = report['effective-directive'] ?? report['violated-directive']
  return {
    page: loggedAddress(report['document-uri']),
    // Older browsers send the whole directive.
    directive: rule.split(' ', 1)[0] ?? '',
    blocked: loggedAddress(report['blocked-uri']),
    source: loggedAddress(report['source-file']),
    line: report['line-number'] ?? 0,
  }
}

/** Origin and path of a web address, or a keyword. Anything else may be a secret or forged. */
function loggedAddress(value: string | null | undefined): string {
  if (!value) return ''
  if (KEYWORD.test(value)) return value
  if (!/^https?:/i.test(value) || !URL.canParse(value)) return 'other'
  const { origin, pathname } = new URL(value)
  return `${origin}${pathname}`.slice(0, LOGGED_MAX_LENGTH)
}
