// Requests that reached the framework, by group of routes: how many, how they ended, how long they took.
import type { Family, Sample } from './exposition.ts'

/** Seconds; most answers are in the first ones, and what ends in the last ones is worth an alert. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type Durations = { counts: number[]; sum: number; count: number }

export type RequestFigures = ReturnType<typeof createRequestFigures>

export function createRequestFigures() {
  const ended = new Map<string, { group: string; status: string; count: number }>()
  const durations = new Map<string, Durations>()

  function note(route: string | undefined, status: number, ms: number): void {
    const group = groupOf(route)
    const statusClass = `${Math.floor(status / 100)}xx`
    const key = `${group} ${statusClass}`
    const found = ended.get(key)
    if (found) found.count += 1
    else ended.set(key, { group, status: statusClass, count: 1 })

    const taken = durations.get(group) ?? { counts: BOUNDS.map(() => 0), sum: 0, count: 0 }
    durations.set(group, taken)
    const seconds = ms / 1_000
    const place = BOUNDS.findIndex((bound) => seconds <= bound)
    if (place >= 0) taken.counts[place] = (taken.counts[place] ?? 0) + 1
    taken.sum += seconds
    taken.count += 1
  }

  function families(): Family[] {
    return [
      {
        name: 'angkasa_requests_total',
        help: 'Requests by group of routes and class of status. Kept pages and files are answered before and not counted.',
        type: 'counter',
        samples: [...ended.values()].map(({ group, status, count }) => ({
          labels: { group, status },
          value: count,
        })),
      },
      {
        name: 'angkasa_request_duration_seconds',
        help: 'From the first byte of a request to the last of its answer.',
        type: 'histogram',
        samples: [...durations].flatMap(([group, taken]) => histogram(group, taken)),
      },
    ]
  }

  return { note, families }
}

function histogram(group: string, { counts, sum, count }: Durations): Sample[] {
  let below = 0
  const buckets = BOUNDS.map((bound, place) => {
    below += counts[place] ?? 0
    return { suffix: '_bucket', labels: { group, le: String(bound) }, value: below }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { group, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { group }, value: sum },
    { suffix: '_count', labels: { group }, value: count },
  ]
}

/** Of the pattern of a route, never of an address: visitors cannot make new groups. */
export function groupOf(route: string | undefined): string {
  if (route === undefined) return 'none'
  if (route === '/*') return 'pages'
  const [, first = '', second = ''] = route.split('/')
  if (first !== 'api') return 'files'
  return /^[a-z-]+$/.test(second) ? second : 'none'
}
