// Errors, headers and the OpenAPI document.
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

test.each([
  ['/api/nothing', 404, 'not_found'],
  ['/api/%E0%A4%A', 400, 'invalid_request'],
  ['/api//health', 404, 'not_found'],
])('%s is answered with %d %s as JSON', async (path, status, code) => {
  const response = await site.get(path)

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
