// Health, errors, limits, headers and the OpenAPI document.
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

test('health lists real and sandbox parts', async () => {
  const response = await site.get('/api/health')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    status: 'ok',
    parts: {
      payments: 'sandbox',
      status: 'sandbox',
      delivery: 'sandbox',
      leaderboards: 'sandbox',
      voters: 'sandbox',
      bot_check: 'real',
      files: 'real',
      database: 'real',
    },
  })
})

test.each([
  ['GET', '/api/nothing', 404, 'not_found'],
  ['POST', '/api/health', 405, 'method_not_allowed'],
  ['POST', '/api/nothing', 404, 'not_found'],
  ['DELETE', '/api', 404, 'not_found'],
  ['GET', '/api/%E0%A4%A', 400, 'invalid_request'],
  ['GET', '/api//health', 404, 'not_found'],
])('%s %s is answered with %d %s as JSON', async (method, path, status, code) => {
  const response = await fetch(site.url + path, { method, redirect: 'manual' })

  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await response.json()).toEqual({ error: expect.any(String), code })
})

test('every reply has a new id that its client cannot choose', async () => {
  const { headers } = await site.get('/api/nothing', { 'x-request-id': 'mine', 'request-id': 'mine' })
  expect(headers.get('x-request-id')).toMatch(/^[0-9A-Z]{16}$/)
})

test('the OpenAPI document describes exactly the served calls', async () => {
  const document = await (await site.get('/api/openapi.json')).json()

  expect(document.openapi).toBe('3.1.0')
  const described = calls.map(({ endpoint }) => endpoint.path.replace(/:(\w+)/g, '{$1}'))
  expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(described)].toSorted())
  expect(document.servers).toEqual([{ url: 'https://angkasa.test' }])
})

test('/api/docs is readable without JavaScript', async () => {
  const response = await site.get('/api/docs')
  const html = await response.text()

  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain('/api/health')
  expect(html).not.toContain('<script')
})
