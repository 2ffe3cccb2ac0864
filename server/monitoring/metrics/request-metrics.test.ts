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

test('each bucket counts requests that took as long or less', async () => {
  const registry = new Registry()
  const metrics = createRequestMetrics(registry)
  for (const ms of [1, 5, 6, 400, 60_000]) metrics.observe('/*', 200, ms)
  const text = await registry.metrics()

  for (const [bound, count] of Object.entries({
    '0.005': 2,
    '0.01': 3,
    '0.25': 3,
    '0.5': 4,
    '10': 4,
    '+Inf': 5,
  })) {
    expect(text).toContain(`angkasa_request_duration_seconds_bucket{le="${bound}",group="pages"} ${count}\n`)
  }
  expect(text).toContain('angkasa_request_duration_seconds_sum{group="pages"} 60.412\n')
})
