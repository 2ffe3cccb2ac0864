// Cached pages and files are served before Fastify and are not counted here.
import { Counter, Histogram, type Registry } from 'prom-client'

const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createRequestMetrics(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'angkasa_requests_total',
    help: 'Requests by group of routes and class of status, without cached pages and files.',
    labelNames: ['group', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'angkasa_request_duration_seconds',
    help: 'From the first byte of a request to the last byte of its response.',
    labelNames: ['group'],
    buckets: BUCKET_SECONDS,
    registers,
  })

  return {
    /** `route` is the pattern of the route, undefined when none matched. */
    observe(route: string | undefined, status: number, milliseconds: number): void {
      const group = routeGroup(route)
      requests.inc({ group, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ group }, milliseconds / 1_000)
    },
  }
}

/** Derived from the route pattern, never from the address: visitors cannot create new label values. */
export function routeGroup(route: string | undefined): string {
  if (route === undefined) return 'none'
  if (route === '/*') return 'pages'
  const [, first = '', second = ''] = route.split('/')
  if (first !== 'api') return 'files'
  return /^[a-z-]+$/.test(second) ? second : 'none'
}
