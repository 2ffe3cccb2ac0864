import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createRequestMetrics, routeGroup } from './request-metrics.ts'

test.each([
  ['/api/store/products/:id', 'store'],
  ['/api/admin/send-actions/:id/resend', 'admin'],
  ['/api/health', 'health'],
  ['/api/*', 'none'],
  ['/uploads/:name', 'files'],
  ['/*', 'pages'],
  [undefined, 'none'],
])('route %s belongs to group %s', (route, group) => {
  expect(routeGroup(route)).toBe(group)
})

test('a request is counted in seconds, in the first bucket that is long enough', async () => {
  const registry = new Registry()
  createRequestMetrics(registry).observe('/*', 200, 400)
  const text = await registry.metrics()

  for (const [bound, count] of [
    ['0.25', 0],
    ['0.5', 1],
  ])
    expect(text).toContain(`angkasa_request_duration_seconds_bucket{le="${bound}",group="pages"} ${count}\n`)
  expect(text).toContain('angkasa_request_duration_seconds_sum{group="pages"} 0.4\n')
})
