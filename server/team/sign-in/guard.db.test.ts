import { expect } from 'vitest'
import { SESSION_MAX_MS } from '#contract/team/admin.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { ADMIN } from '#tests/support/signed-in.ts'
import { testWith } from '#tests/support/test-with.ts'

async function startApp() {
  const database = await openTestDatabase('sqlite')
  const app = await startAdminApp(database.db, (fastify) => {
    fastify.get('/api/admin/whoami', ({ admin }) => ({ username: admin.username }))
    fastify.post('/api/admin/act', () => ({ done: true }))
    fastify.get('/api/open', (request) => ({ username: request.admin.username }))
  })
  return {
    ...app,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

const inApp = testWith(startApp)

inApp('a call with a token has its admin', async (app) => {
  const response = await app.ask('/api/admin/whoami')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ username: 'ayu' })
})

inApp('refuses any other token or way of sending it', async (app) => {
  const { token } = app
  const refused: Record<string, string>[] = [
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer  ${token}` },
    { authorization: `Bearer ${token} x` },
    { authorization: `bearer ${token}` },
    { authorization: `BEARER ${token}` },
    { authorization: `Basic ${btoa(`ayu:${ADMIN.password}`)}` },
    { authorization: token },
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: `Bearer ${'x'.repeat(5_000)}` },
    { cookie: `adminToken=${token}` },
    { 'x-admin-token': token },
  ]
  for (const headers of refused) {
    const response = await fetch(`${app.url}/api/admin/whoami?token=${token}&access_token=${token}`, {
      headers,
    })
    expect(response.status, JSON.stringify(headers)).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.json()).toEqual({ error: 'Please sign in.', code: 'unauthorized' })
  }
  const logged = app.lines.filter((line) => line.includes('admin call refused'))
  expect(logged).toHaveLength(refused.length)
  expect(logged.join()).not.toContain(token)
})

inApp('refuses a token after sign-out or expiry', async (app) => {
  const { token } = await app.signIn(ADMIN, '127.0.0.1')
  const as = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } })

  expect((await app.ask('/api/admin/logout', { method: 'POST', ...as(token) })).status).toBe(200)
  expect((await app.ask('/api/admin/whoami', as(token))).status).toBe(401)
  app.clock.pass(SESSION_MAX_MS)
  expect((await app.ask('/api/admin/whoami')).status).toBe(401)
})

inApp('no spelling of the path bypasses the guard', async (app) => {
  for (const rest of ['', '/', '/nothing', '/whoami', '/who%61mi', '/login', '/login/', '/login/../whoami'])
    expect((await fetch(`${app.url}/api/admin${rest}`)).status, rest).toBe(401)
  expect((await fetch(`${app.url}/api/%61dmin/whoami`)).status).toBe(401)
  expect((await fetch(`${app.url}/api/admin/whoami`, { method: 'HEAD' })).status).toBe(401)
})

inApp('an unguarded route has no admin, whatever token is sent', async (app) => {
  expect((await app.ask('/api/open')).status).toBe(401)
})

inApp('refuses cross-site requests of browsers', async (app) => {
  const act = (site: string) =>
    app.ask('/api/admin/act', { method: 'POST', headers: { 'sec-fetch-site': site } })

  for (const site of ['cross-site', 'same-site', 'anything']) expect((await act(site)).status, site).toBe(403)
  for (const site of ['same-origin', 'none']) expect((await act(site)).status, site).toBe(200)
  const login = await fetch(`${app.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify(ADMIN),
  })
  expect(login.status).toBe(403)
})

inApp('login over HTTP: correct, wrong, rate limited and invalid', async (app) => {
  const login = (body: unknown) =>
    fetch(`${app.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  expect(await (await login(ADMIN)).json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
  const wrong = await login({ ...ADMIN, password: 'wrong' })
  expect([wrong.status, (await wrong.json()).code]).toEqual([401, 'login_failed'])
  const early = await login(ADMIN)
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await login({ username: { $gt: '' }, password: [] })).status).toBe(400)
  expect(app.lines.join()).not.toContain(ADMIN.password)
})
