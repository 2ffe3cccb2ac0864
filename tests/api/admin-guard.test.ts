// Every admin call of the contract requires a valid token. Calls with one: permissions.test.ts and security/headers.test.ts.
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { adminCalls } from '#contract/team/admin.schema.ts'
import { ADMIN_ENV, SITE_ADMIN, signIn } from '#tests/support/settings-client.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

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

const site = await siteOfFile({ env: ADMIN_ENV })
const { token } = await signIn(site)
const { token: ended } = await signIn(site)
await ask(adminCalls.logout.endpoint, { authorization: `Bearer ${ended}` })

function ask(
  { method, path }: Endpoint,
  headers: Record<string, string> = {},
  query = '',
): Promise<Response> {
  return fetch(site.url + path.replace(/:\w+/g, 'NOTHING') + query, { method, headers })
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
    ['another kind', { authorization: `Basic ${btoa(`${SITE_ADMIN.username}:${SITE_ADMIN.password}`)}` }],
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

test('an unknown admin path requires a token', async () => {
  for (const path of ['/api/admin/', '/api/admin/nothing', '/api/%61dmin/overview']) {
    expect((await site.get(path)).status, path).toBe(401)
  }
})
