import { expect, test } from 'vitest'
import { adminErrors } from '#content/locales/en/admin-errors.ts'
import { failure, renderPage, unreachable } from '#tests/support/render-page.tsx'

const LOGIN = 'POST /api/admin/login'
const storedToken = () => window.localStorage.getItem('adminToken')

test('both fields are required, and a wrong password shows an error', async () => {
  const { calls, click, get, texts, type } = await renderPage('/en/admin/login', {
    api: { [LOGIN]: () => failure(401, 'login_failed') },
  })
  await click('button', 'Sign in')
  expect(texts('form .error')).toEqual(['Please enter your username', 'Please enter your password'])
  expect(get('input[name=username]').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])

  await type('input[name=username]', '', 'stranger')
  await type('input[name=password]', '', 'wrong')
  await click('button', 'Sign in')
  expect(texts('[role=alert] b')).toEqual(['Login failed'])
  expect(texts('[role=alert]').join()).toContain('Check your username and password')
  expect(window.location.pathname).toBe('/en/admin/login')
  expect(storedToken()).toBeNull()
})

test('shows that it is busy, how long a lockout lasts, and that the server does not respond', async () => {
  const locked = Promise.withResolvers<ReturnType<typeof failure>>()
  let reply: () => Promise<ReturnType<typeof failure>> = () => locked.promise
  const { click, get, texts, type, wait } = await renderPage('/en/admin/login', {
    api: { [LOGIN]: () => reply() },
  })
  await type('input[name=username]', '', 'admin')
  await type('input[name=password]', '', 'right')
  await click('button', 'Sign in')
  expect(get('button', 'Logging in...')).toHaveProperty('disabled', true)
  locked.resolve(failure(429, 'too_many_attempts', { 'retry-after': '125' }))
  await wait()
  expect(texts('[role=alert]')).toEqual(['Too many login attempts. Please wait 3 min and try again.'])

  reply = unreachable
  await click('button', 'Sign in')
  expect(texts('[role=alert]')).toEqual([expect.stringContaining('Login failedThe site is not responding.')])
})

test.each([
  ['no token', {} as never, `Login failed${adminErrors.internal}`],
  ['a lockout without its end', failure(429, 'too_many_attempts'), adminErrors.too_many_attempts],
  ['a known code', failure(503, 'unavailable'), `Login failed${adminErrors.unavailable}`],
  ['no JSON', Object.assign(failure(502), { body: null }), `Login failed${adminErrors.noAnswer}`],
])('a reply with %s says what went wrong', async (_what, reply, text) => {
  const { bodies, click, texts, type } = await renderPage('/en/admin/login', {
    api: { [LOGIN]: () => reply },
  })
  await type('input[name=username]', '', ' admin ')
  await type('input[name=password]', '', 'correct horse')
  await click('button', 'Sign in')
  expect(bodies).toEqual([{ username: 'admin', password: 'correct horse' }])
  expect(texts('[role=alert]')).toEqual([text])
})

test('a token that the server refuses is removed, and the login says why', async () => {
  const { texts } = await renderPage('/en/admin/images', {
    api: { 'GET /api/admin/overview': () => failure(401, 'unauthorized') },
  })
  expect(window.location.pathname).toBe('/en/admin/login')
  expect(texts('[role=alert]')).toEqual(['Your session has ended. Please sign in again.'])
  expect(storedToken()).toBeNull()
})
