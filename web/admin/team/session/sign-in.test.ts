import { expect, test } from 'vitest'
import { signIn } from './sign-in.ts'

const login = { username: 'admin', password: 'correct horse' }

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const asked: { path: string; body: unknown }[] = []
  const send = (async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  }) as typeof fetch
  return { send, asked }
}

test('the right password gives the token', async () => {
  const { send, asked } = answering(200, { token: 't0ken' })
  expect(await signIn(login, send)).toEqual({ kind: 'in', token: 't0ken' })
  expect(asked).toEqual([{ path: '/api/admin/login', body: login }])
})

test('an account with two-factor login gives the token of the next step', async () => {
  const { send } = answering(200, { two_factor_token: 'n3xt' })
  expect(await signIn(login, send)).toEqual({ kind: 'code', twoFactorToken: 'n3xt' })
})

test('distinguishes a wrong password from a failing server', async () => {
  const wrong = answering(401, { error: 'Login failed.', code: 'login_failed' })
  expect(await signIn(login, wrong.send)).toEqual({ kind: 'wrong' })
  const broken = answering(500, { error: 'Something went wrong on our side.', code: 'internal' })
  expect(await signIn(login, broken.send)).toEqual({
    kind: 'failed',
    text: 'Something went wrong on our side.',
  })
  expect(await signIn(login, answering(502, '<html>').send)).toEqual({ kind: 'silent' })
})

test('a lockout reads the wait from Retry-After', async () => {
  const body = { error: 'Too many login attempts.', code: 'too_many_attempts' }
  expect(await signIn(login, answering(429, body, { 'retry-after': '90' }).send)).toEqual({
    kind: 'locked',
    waitSeconds: 90,
  })
  expect(await signIn(login, answering(429, body).send)).toEqual({ kind: 'locked', waitSeconds: null })
})

test('a network error and an empty body are failures', async () => {
  const offline = (async () => Promise.reject(new TypeError('offline'))) as typeof fetch
  expect(await signIn(login, offline)).toEqual({ kind: 'silent' })
  expect(await signIn(login, answering(200, {}).send)).toEqual({ kind: 'failed', text: null })
})
