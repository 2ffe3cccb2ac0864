import { expect, test } from 'vitest'
import * as z from 'zod'
import { calls } from './calls.ts'
import { Health } from './monitoring/health.schema.ts'
import { PARTS } from './monitoring/health.ts'

const ALL = `
  GET /api/server-status/:id
  GET /api/leaderboards/global
  GET /api/leaderboards/voters
  GET /api/leaderboards/:tab
  GET /api/players/check
  GET /api/store/products
  GET /api/store/products/:id
  POST /api/store/quote
  POST /api/store/transactions
  GET /api/store/transactions/:reference
  GET /api/gamemodes/images
  POST /api/admin/login
  GET /api/admin/transactions *
  GET /api/admin/send-actions *
  GET /api/admin/send-actions/pipeline *
  GET /api/admin/send-actions/replies *
  POST /api/admin/products *
  PUT /api/admin/products/:id *
  DELETE /api/admin/products/:id *
  POST /api/admin/send-actions/:id/resend *
  GET /api/admin/gamemode-images *
  POST /api/admin/gamemode-images *
  POST /api/admin/heads/test *
  PUT /api/admin/gamemode-images/:id/toggle *
  DELETE /api/admin/gamemode-images/:id *

  GET /api/health
  GET /api/health/echo
  GET /api/admin/servers/:id/boards *
  GET /api/health/ready
  POST /api/payments/:gateway/callback
  POST /api/admin/logout *
  GET /api/admin/products *
  GET /api/admin/discounts *
  POST /api/admin/coupons *
  PUT /api/admin/coupons/:id *
  DELETE /api/admin/coupons/:id *
  POST /api/admin/sales *
  PUT /api/admin/sales/:id *
  DELETE /api/admin/sales/:id *
  PUT /api/admin/products/:id/shelf *
  POST /api/admin/products/:id/duplicate *
  PUT /api/admin/product-order *
  GET /api/posts
  GET /api/admin/posts *
  GET /api/admin/posts/:id *
  GET /api/admin/posts/:id/history *
  POST /api/admin/posts *
  PUT /api/admin/posts/:id *
  DELETE /api/admin/posts/:id *
  GET /api/status/history
  GET /api/admin/incidents *
  POST /api/admin/incidents *
  PUT /api/admin/incidents/:id *
  DELETE /api/admin/incidents/:id *
  GET /api/bot-check
  GET /api/bot-check/challenge

  POST /api/sandbox/payments/:reference
  PUT /api/admin/password *
  GET /api/admin/overview *
  GET /api/admin/checks *
  GET /api/admin/content *
  POST /api/admin/checks/run *
  POST /api/admin/content/remove *
  GET /api/admin/payment-channels *
  POST /api/admin/payment-channels/ask *
  GET /api/admin/gateways *
  PUT /api/admin/gateways/:gateway *
  DELETE /api/admin/gateways/:gateway *
  GET /api/admin/today *
  GET /api/admin/players *
  GET /api/admin/players/:name *
  GET /api/admin/players/:name/orders *
  POST /api/admin/players/:name/notes *
  PUT /api/admin/players/:name/block *
  DELETE /api/admin/players/:name/block *
  POST /api/admin/players/:name/gifts *
  GET /api/admin/transactions/:id *
  POST /api/admin/transactions/:id/checked *
  GET /api/admin/transactions/totals *
  GET /api/admin/transactions/choices *
  POST /api/admin/transactions/:id/notes *
  POST /api/admin/transactions/:id/rename *
  POST /api/admin/transactions/:id/refund *
  POST /api/admin/transactions/:id/accept *
  GET /api/admin/send-actions/:id *
  POST /api/admin/send-actions/:id/checked *
  POST /api/admin/send-actions/retry-failed *
  POST /api/admin/product-images *
  GET /api/admin/audit-log *
  GET /api/admin/audit-log/summary *
  GET /api/admin/notices *
  POST /api/admin/notices/channels/:id/test *
  POST /api/admin/notices/messages/:id/retry *

  GET /api/admin/export/orders *
  GET /api/admin/money *
  GET /api/admin/money/board *
  POST /api/admin/money/unknown/:gateway_reference/ask *
  POST /api/admin/money/unknown/:gateway_reference/close *
  GET /api/admin/search *
  GET /api/admin/settings *
  GET /api/admin/settings/:section *
  PUT /api/admin/settings/:section *
  GET /api/admin/settings/:section/history *
  POST /api/admin/settings/:section/restore *
  POST /api/admin/site-images *
  GET /api/admin/texts/preview *
  GET /api/admin/site-file *
  POST /api/admin/site-file/preview *
  POST /api/admin/site-file *
  POST /api/admin/servers/:id/test *
  GET /api/votes/mine
  GET /api/admin/votes *
  POST /api/admin/votes/test *
  POST /api/admin/votes/keys *
  GET /api/admin/secrets *
  PUT /api/admin/secrets/:name *
  DELETE /api/admin/secrets/:name *
  GET /api/admin/test-data *
  DELETE /api/admin/test-data *

  POST /api/admin/login/two-factor
  POST /api/admin/login/passkey
  POST /api/admin/login/passkey/options
  GET /api/admin/account *
  POST /api/admin/account/passkeys *
  POST /api/admin/account/passkeys/options *
  POST /api/admin/account/passkeys/:id/remove *
  POST /api/admin/account/two-factor *
  POST /api/admin/account/two-factor/activate *
  POST /api/admin/account/two-factor/remove *
  POST /api/admin/account/recovery-codes *
  DELETE /api/admin/account/sessions *
  DELETE /api/admin/account/sessions/:id *
  GET /api/admin/team *
  PUT /api/admin/team/people/:id *
  DELETE /api/admin/team/people/:id *
  POST /api/admin/team/invitations *
  DELETE /api/admin/team/invitations/:id *
  POST /api/admin/join
  POST /api/admin/join/look
`

test('the API has exactly these routes', () => {
  const written = ALL.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const made = calls.map(({ endpoint: { method, path, admin } }) => `${method} ${path}${admin ? ' *' : ''}`)
  expect(made.sort()).toEqual(written.sort())
})

test('every admin route needs the token, except those that open a session', () => {
  const open = calls.filter(({ endpoint }) => endpoint.path.startsWith('/api/admin/') && !endpoint.admin)
  expect(open.map(({ name }) => name)).toEqual([
    'login',
    'loginWithCode',
    'requestPasskey',
    'loginWithPasskey',
    'findInvitation',
    'join',
  ])
})

test('every call has a unique name and a summary of one sentence', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  for (const { name, summary } of calls) {
    expect(name).toMatch(/^[a-z][A-Za-z]+$/)
    expect(summary, name).toMatch(/^[A-Z].*\.$/)
  }
})

test('the input schema names exactly the parameters of the path', () => {
  for (const { name, endpoint, input } of calls) {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param)
    const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    const params = properties?.params as { properties?: object } | undefined
    expect(Object.keys(params?.properties ?? {}), name).toEqual(named)
  }
})

test('only POST and PUT have a body', () => {
  for (const { name, endpoint, input } of calls) {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    const allowed = endpoint.method === 'POST' || endpoint.method === 'PUT'
    if ('body' in properties) expect(allowed, name).toBe(true)
  }
})

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema is walked freely here
function unlimitedIn(schema: any, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const endsBounded = typeof schema.pattern === 'string' && /\}\)?\$$/.test(schema.pattern)
  const limited = schema.maxLength !== undefined || endsBounded || schema.enum || schema.const
  const isText = schema.type === 'string' && !limited && schema.format !== 'binary'
  const isList = schema.type === 'array' && schema.maxItems === undefined
  const inner = Object.entries(schema).flatMap(([key, value]) => unlimitedIn(value, `${path}/${key}`))
  return isText || isList ? [path, ...inner] : inner
}

test('every string and array of an input has a maximum length', () => {
  for (const { name, input } of calls) {
    expect(unlimitedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })), name).toEqual([])
  }
  const loose = z.object({ a: z.string(), b: z.array(z.enum(['x'])), c: z.string().max(1) })
  expect(unlimitedIn(z.toJSONSchema(loose))).toEqual(['/properties/a', '/properties/b'])
})

test('calls without input ignore extra query parameters', () => {
  for (const { input, name } of calls.filter(({ input }) => input.safeParse({}).success)) {
    expect(input.safeParse({ params: {}, query: { utm: 'x' }, body: undefined }).success, name).toBe(true)
  }
})

test('health lists every part as real or sandbox', () => {
  const parts = Object.fromEntries(PARTS.map((part) => [part, 'sandbox']))
  expect(Health.parse({ status: 'ok', parts, secret: 'x' })).toEqual({ status: 'ok', parts })
  expect(Health.safeParse({ status: 'ok', parts: { ...parts, payments: 'demo' } }).success).toBe(false)
  const { files: _, ...without } = parts
  expect(Health.safeParse({ status: 'ok', parts: without }).success).toBe(false)
})
