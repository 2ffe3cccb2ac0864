// What browsers tell about a page that wanted to load or run what its policy forbids. It comes from anybody: it is read
// strictly, and only the few facts that help are kept.
import * as z from 'zod'

/** Where something was stopped, by which rule, and what it was. Addresses without query and fragment. */
type Violation = { page: string; directive: string; blocked: string; source: string; line: number }

const TEXT_MAX_LENGTH = 2_000
const KEPT_LENGTH = 200
const REPORTS_MAX = 20
/** `inline`, `eval`, `data`, `blob`, … */
const WORD = /^[a-z][a-z-]{0,30}$/

const text = z.string().max(TEXT_MAX_LENGTH).nullish()
const lineNumber = z.int().min(0).max(10_000_000).nullish()
const directive = z
  .string()
  .regex(/^[a-z][a-z-]{0,40}(?: .*)?$/s)
  .max(TEXT_MAX_LENGTH)

/** `report-uri`: one at a time. */
const Named = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(TEXT_MAX_LENGTH),
    'violated-directive': directive,
    'effective-directive': directive.nullish(),
    'blocked-uri': text,
    'source-file': text,
    'line-number': lineNumber,
  }),
})

/** `report-to`: several, among them those of other kinds. */
const Listed = z
  .array(
    z.object({
      type: z.string().max(100),
      body: z.unknown(),
    }),
  )
  .max(REPORTS_MAX)

const ListedBody = z.object({
  documentURL: z.string().max(TEXT_MAX_LENGTH),
  effectiveDirective: directive,
  blockedURL: text,
  sourceFile: text,
  lineNumber,
})

/** Null for what is no report. */
export function readViolations(body: unknown): Violation[] | null {
  return Array.isArray(body) ? readListed(body) : readNamed(body)
}

function readNamed(body: unknown): Violation[] | null {
  const read = Named.safeParse(body)
  if (!read.success) return null
  const report = read.data['csp-report']
  return [
    {
      page: bareAddress(report['document-uri']),
      directive: nameOf(report['effective-directive'] ?? report['violated-directive']),
      blocked: bareAddress(report['blocked-uri']),
      source: bareAddress(report['source-file']),
      line: report['line-number'] ?? 0,
    },
  ]
}

function readListed(body: unknown[]): Violation[] | null {
  const read = Listed.safeParse(body)
  if (!read.success) return null
  const bodies = read.data
    .filter(({ type }) => type === 'csp-violation')
    .map((report) => ListedBody.safeParse(report.body))
  if (bodies.some(({ success }) => !success)) return null
  return bodies.flatMap(({ data }) =>
    data
      ? [
          {
            page: bareAddress(data.documentURL),
            directive: nameOf(data.effectiveDirective),
            blocked: bareAddress(data.blockedURL),
            source: bareAddress(data.sourceFile),
            line: data.lineNumber ?? 0,
          },
        ]
      : [],
  )
}

/** Older browsers send the whole directive. */
function nameOf(directive: string): string {
  return directive.split(' ', 1)[0] ?? ''
}

/** Host and path of a web address, or the word that stands for what has none. Anything else may be a secret, or a lie. */
function bareAddress(value: string | null | undefined): string {
  if (!value) return ''
  if (WORD.test(value)) return value
  if (!/^https?:/i.test(value) || !URL.canParse(value)) return 'other'
  const { origin, pathname } = new URL(value)
  return `${origin}${pathname}`.slice(0, KEPT_LENGTH)
}
