// Health, errors, limits, headers and the OpenAPI document.
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

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

test('every API reply forbids sniffing, framing, caching and scripts', async () => {
  for (const path of ['/api/health', '/api/nothing']) {
    const { headers } = await site.get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9A-Z]{16}$/)
  }
})

test('a client cannot choose the id of its request', async () => {
  const { headers } = await site.get('/api/health', { 'x-request-id': 'mine', 'request-id': 'mine' })
  expect(headers.get('x-request-id')).not.toBe('mine')
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

test('a request line and headers beyond 16 kB are refused', async () => {
  const response = await fetch(`${site.url}/en/${'a'.repeat(20_000)}`, { redirect: 'manual' })
  expect(response.status).toBe(431)
})

test('malformed HTTP gets 400 and a closed connection', async () => {
  const { hostname, port } = new URL(site.url)
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write('\u0000\u0001garbage\r\n\r\n'))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})
