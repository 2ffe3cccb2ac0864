// Beside login.page.test.tsx: replies that a person rarely gets.
import { expect, test } from 'vitest'
import { signIn } from './sign-in.ts'

const login = { username: 'admin', password: 'correct horse' }
const LOCKED = { error: 'Too many login attempts.', code: 'too_many_attempts' }

test.each([
  [200, { token: 't0ken' }, { kind: 'in', token: 't0ken' }],
  [200, { two_factor_token: 'n3xt' }, { kind: 'code', twoFactorToken: 'n3xt' }],
  [200, {}, { kind: 'failed', text: null }],
  [429, LOCKED, { kind: 'locked', waitSeconds: null }],
  [
    500,
    { error: 'Something went wrong.', code: 'internal' },
    { kind: 'failed', text: 'Something went wrong.' },
  ],
  [502, '<html>', { kind: 'silent' }],
])('%d with %j', async (status, body, signedIn) => {
  const asked: unknown[] = []
  const send = (async (path: string, init: RequestInit) => {
    asked.push(path, JSON.parse(String(init.body)))
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
  }) as typeof fetch
  expect(await signIn(login, send)).toEqual(signedIn)
  expect(asked).toEqual(['/api/admin/login', login])
})
