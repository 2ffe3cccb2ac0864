import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { cspReportRoutes } from './csp-report.routes.ts'
import { handleError } from './error-handler.ts'
import { CSP_REPORT_PATH, pageCsp } from './security-headers.ts'

const NAMED = 'application/csp-report'

const report = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://angkasa.test/en/store?token=hush#part',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://user:hush@evil.test/x.js?key=hush',
    'source-file': 'https://angkasa.test/en/store?token=hush',
    'line-number': 12,
    'original-policy': "default-src 'self'",
    ...changes,
  },
})

function openApp() {
  const lines: object[] = []
  const app = Fastify()
  app.setErrorHandler(handleError)
  cspReportRoutes(app, { log: { warn: (fields: unknown) => lines.push(fields as object) } })
  const send = async (payload: unknown, kind = NAMED) => {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
    const sent = { method: 'POST', url: CSP_REPORT_PATH, headers: { 'content-type': kind }, body } as const
    return (await app.inject(sent)).statusCode
  }
  return { send, lines }
}

test('pages say where to tell it', () => {
  const policy = pageCsp('', { imageOrigins: [], https: true })
  expect(policy.split('; ')).toContain('report-uri /api/csp-report')
})

test('a report is one line of the few facts that help, without queries, names and fragments', async () => {
  const { send, lines } = openApp()
  expect(await send(report())).toBe(204)
  expect(lines).toEqual([
    {
      page: 'https://angkasa.test/en/store',
      directive: 'script-src-elem',
      blocked: 'https://evil.test/x.js',
      source: 'https://angkasa.test/en/store',
      line: 12,
    },
  ])
})

test.each([
  ['what an extension of the browser brings', 'moz-extension://secret-id/x.js', 'other'],
  ['an address that is none', 'https://', 'other'],
  ['data', 'data', 'data'],
  ['a whole picture', 'data:image/png;base64,AAAA', 'other'],
  ['a long path', `https://a.test/${'x'.repeat(500)}`, `https://a.test/${'x'.repeat(185)}`],
  ['a line break', 'https://a.test/a\nb', 'https://a.test/ab'],
  ['nothing', '', ''],
])('%s is logged in short form', async (_what, sent, logged) => {
  const { send, lines } = openApp()
  expect(await send(report({ 'blocked-uri': sent }))).toBe(204)
  expect(lines).toMatchObject([{ blocked: logged }])
})

test.each<[string, unknown, string, number]>([
  ['no JSON', '{', NAMED, 400],
  ['nothing', '', NAMED, 400],
  ['another object', { hello: 1 }, NAMED, 400],
  ['a list of something', [1, 2], NAMED, 400],
  ['a report with a text for a line', report({ 'line-number': 'x' }), NAMED, 400],
  ['a directive that is none', report({ 'violated-directive': '<script>' }), NAMED, 400],
  ['another kind', report(), 'application/json', 415],
  ['too much', report({ 'original-policy': 'x'.repeat(17_000) }), NAMED, 413],
])('%s is refused and not written down', async (_what, body, kind, status) => {
  const { send, lines } = openApp()
  expect(await send(body, kind)).toBe(status)
  expect(lines).toEqual([])
})
