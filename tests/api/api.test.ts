// Errors, headers, the OpenAPI document, and the status call with the simulator.
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { startJavaStatus } from '#tests/simulators/game-status.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
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
  const document = await site.json('/api/openapi.json')

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

const statusOf = async (site: RunningSite, id = 'network') =>
  (await site.get(`/api/server-status/${id}`)).json()

test('without configuration every documented id reports a simulated network', async () => {
  await expect
    .poll(() => statusOf(site))
    .toEqual({ online: true, players: { online: expect.any(Number), max: 500 }, version: '1.8 – 1.21.8' })
  for (const id of ['survival', 'skyblock', 'tycoon', 'creative']) {
    expect((await statusOf(site, id)).online).toBe(true)
  }
  for (const id of ['nothing', 'NETWORK', 'constructor', '%00', 'network%2f..'])
    expect(await statusOf(site, id)).toMatchObject({ code: 'not_found' })
})

test('a thousand requests cause one probe', async () => {
  const server = await startJavaStatus(() => ({ online: 5, max: 10, version: '1.21' }))
  await using other = await startSite({ env: { GAME_PING_NETWORK: `127.0.0.1:${server.port}` } })
  await expect.poll(() => statusOf(other)).toMatchObject({ online: true })
  const before = server.requestCount()

  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      Array.from({ length: 100 }, () => other.get('/api/server-status/network').then((r) => r.text())),
    )
  }

  expect(server.requestCount() - before).toBeLessThanOrEqual(1)
  await server.close()
})

const OPEN_CALLS = calls.filter(
  ({ endpoint, bodyBytes }) => endpoint.method !== 'GET' && bodyBytes === 8 * 1024,
)

test.each(OPEN_CALLS.map(({ route, endpoint }) => [route, endpoint] as const))(
  '%s refuses a body that is too long, too deep or has too many entries, before it reads it',
  async (_route, { method, path }) => {
    const send = async (body: string) => {
      const address = site.url + path.replace(':gateway', 'tripay').replace(/:\w+/g, 'x')
      const response = await fetch(address, { method, headers: { 'content-type': 'application/json' }, body })
      return [response.status, (await response.json()).code]
    }
    const deep = await send('['.repeat(9) + ']'.repeat(9))
    const many = await send(`{"a":[${'0,'.repeat(200)}0]}`)

    expect(await send(JSON.stringify('a'.repeat(8 * 1024)))).toEqual([413, 'payload_too_large'])
    // The signature of a callback is verified before anything else is said about it.
    const refused = path.includes(':gateway') ? [403, 'signature_invalid'] : [400, 'invalid_request']
    expect([deep, many]).toEqual([refused, refused])
  },
)

test('every call without a token has the small limit', () => {
  const without = calls.filter(({ endpoint }) => !endpoint.admin && endpoint.method !== 'GET')
  expect(OPEN_CALLS).toEqual(without)
})
