// One Lighthouse run of one page, reduced to the figures of the goals.
import lighthouse, { type Result } from 'lighthouse'

export const SCORED = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scored = (typeof SCORED)[number]

const TIMED = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
export type Timed = (typeof TIMED)[number]

export type Look = {
  /** Out of 100. */
  scores: Record<Scored, number>
  /** Milliseconds; the shift is a share of the screen. */
  times: Record<Timed, number>
  /** The failed audits of the categories that must be perfect, one line each. */
  failures: string[]
}

/** On a busy machine the browser's record of a visit may come back incomplete; then the visit is repeated. */
const TRIES = 4

export async function look(url: string, port: number): Promise<Look> {
  const lhr = await visit(url, port)
  return {
    scores: toRecord(SCORED, (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    times: toRecord(TIMED, (name) => lhr.audits[name]?.numericValue ?? Number.NaN),
    failures: failuresOf(lhr),
  }
}

async function visit(url: string, port: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...SCORED] })
    if (result && !result.lhr.runtimeError) return result.lhr
    const reason = result?.lhr.runtimeError?.message ?? 'no answer'
    if (attempt === TRIES) throw new Error(`Lighthouse at ${url}: ${reason}`)
  }
}

function failuresOf(lhr: Result): string[] {
  return SCORED.filter((name) => name !== 'performance').flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => lhr.audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, title, details }) => `${name}: ${id} (${title})${placesOf(details)}`),
  )
}

/** Up to three places where it failed, as selectors or texts. */
function placesOf(details: Result['audits'][string]['details']): string {
  if (details?.type !== 'table') return ''
  const places = details.items.slice(0, 3).map((item) => {
    const { node, description, source } = item as Record<string, unknown>
    const selector = (node as { selector?: string } | undefined)?.selector
    return selector ?? String(description ?? source ?? JSON.stringify(item).slice(0, 160))
  })
  return places.map((place) => `\n      ${place}`).join('')
}

function toRecord<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}
