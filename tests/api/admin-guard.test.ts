// Every admin call of the contract requires a valid token.
import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { adminCalls } from '#contract/team/admin.schema.ts'
import { startSite } from '#tests/support/site.ts'

const OWNER = { username: 'owner', password: 'correct horse battery' }

const inside = calls.filter(({ endpoint: { path, admin } }) => admin || path.startsWith('/api/admin/'))
/** They open a session. */
const OPENING = new Set([
  'login',
  'loginWithCode',
  'requestPasskey',
  'loginWithPasskey',
  'findInvitation',
  'join',
])
const closed = inside.filter(({ name }) => !OPENING.has(name))
const reading = closed.filter(({ endpoint: { method } }) => method === 'GET')
const changing = closed.filter(({ endpoint: { method } }) => method !== 'GET')

/** For calls that are refused or read. */
const site = await startSite({ env: { ADMIN_USERNAME: OWNER.username, ADMIN_PASSWORD: OWNER.password } })
const token = await signIn()
const ended = await signIn()
await ask(adminCalls.logout.endpoint, { authorization: `Bearer ${ended}` })
afterAll(() => site[Symbol.asyncDispose]())

function ask(
  { method, path }: Endpoint,
  headers: Record<string, string> = {},
  query = '',
): Promise<Response> {
  return fetch(site.url + path.replace(/:\w+/g, 'NOTHING') + query, { method, headers })
}

async function signIn(): Promise<string> {
  const response = await fetch(site.url + adminCalls.login.endpoint.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  return (await response.json()).token
}

test('the contract has admin calls', () => {
  expect(closed.length).toBeGreaterThan(15)
})

test.each(closed)('$endpoint.method $endpoint.path requires a token', async ({ endpoint }) => {
  const refused: [string, Record<string, string>, string?][] = [
    ['no token', {}],
    ['empty', { authorization: '' }],
    ['garbage', { authorization: 'Bearer garbage' }],
    ['well-formed garbage', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['signed out', { authorization: `Bearer ${ended}` }],
    ['another kind', { authorization: `Basic ${btoa(`${OWNER.username}:${OWNER.password}`)}` }],
    ['in a cookie', { cookie: `adminToken=${token}` }],
    ['in the query', {}, `?token=${token}&adminToken=${token}`],
    ['lower-case scheme', { authorization: `bearer ${token}` }],
  ]
  for (const [what, headers, query] of refused) {
    const response = await ask(endpoint, headers, query)
    expect(response.status, what).toBe(401)
    expect(await response.json(), what).toEqual({ error: 'Please sign in.', code: 'unauthorized' })
  }
})

async function expectServed(endpoint: Endpoint, own: string): Promise<Response> {
  const response = await ask(endpoint, { authorization: `Bearer ${own}` })
  expect(response.status).not.toBe(401)
  // The export is no JSON.
  expect(await response.text()).not.toContain('"not_found"')
  return response
}

test.each(reading)(
  '$endpoint.method $endpoint.path is served with a valid token, and with no-store',
  async ({ endpoint }) => {
    const { headers } = await expectServed(endpoint, token)

    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  },
)

// After the others: these end sessions.
test.each(changing)('$endpoint.method $endpoint.path is served with a valid token', async ({ endpoint }) => {
  await expectServed(endpoint, await signIn())
})

test('an unknown admin path requires a token', async () => {
  for (const path of ['/api/admin/', '/api/admin/nothing', '/api/%61dmin/overview']) {
    expect((await site.get(path)).status, path).toBe(401)
  }
})
