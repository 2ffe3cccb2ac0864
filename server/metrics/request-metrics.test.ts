import { expect, test } from 'vitest'
import { labelled, toExposition } from './exposition.ts'
import { createRequestFigures, groupOf } from './request-metrics.ts'

test('quotes, backslashes and line ends cannot break out of a label', () => {
  const text = toExposition([labelled('gauge', 'x', 'two\nlines', ['of', { 'a"b\\c\nd': 1 }])])

  expect(text).toBe('# HELP x two\\nlines\n# TYPE x gauge\nx{of="a\\"b\\\\c\\nd"} 1\n')
})

test('a family without samples is not announced', () => {
  expect(toExposition([labelled('gauge', 'x', 'y', ['of', {}])])).toBe('')
})

test.each([
  ['/api/store/products/:id', 'store'],
  ['/api/admin/send-actions/:id/resend', 'admin'],
  ['/api/health', 'health'],
  ['/api/*', 'none'],
  ['/uploads/:name', 'files'],
  ['/*', 'pages'],
  [undefined, 'none'],
])('the route %s belongs to %s', (route, group) => {
  expect(groupOf(route)).toBe(group)
})

test('each bucket holds all that took as long or less', () => {
  const figures = createRequestFigures()
  for (const ms of [1, 5, 6, 400, 60_000]) figures.note('/*', 200, ms)
  const text = toExposition(figures.families())

  for (const [bound, count] of Object.entries({
    '0.005': 2,
    '0.01': 3,
    '0.25': 3,
    '0.5': 4,
    '10': 4,
    '+Inf': 5,
  })) {
    expect(text).toContain(`angkasa_request_duration_seconds_bucket{group="pages",le="${bound}"} ${count}\n`)
  }
  expect(text).toContain('angkasa_request_duration_seconds_sum{group="pages"} 60.412\n')
})
