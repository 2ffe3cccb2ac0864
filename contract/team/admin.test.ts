import { expect, test } from 'vitest'
import { refusalOf } from '#contract/errors.ts'
import { Login, PasswordChange } from './admin.schema.ts'
import { isPasswordTooShort, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './admin.ts'

test('login requires a username and a password', () => {
  const login = { username: 'admin', password: ' p ' }
  expect(Login.parse(login)).toEqual(login)
  const accepts = (body: object) => Login.safeParse(body).success
  for (const body of [{}, { username: 'admin' }, { password: 'x' }, { username: ' ', password: 'x' }]) {
    expect(accepts(body)).toBe(false)
  }
  expect(accepts({ username: 'admin', password: '' })).toBe(false)
  expect(accepts({ username: 'a\0', password: 'x' })).toBe(false)
  expect(accepts({ username: 'a'.repeat(65), password: 'x' })).toBe(false)
  expect(accepts({ username: 'a', password: 'x'.repeat(PASSWORD_MAX_LENGTH + 1) })).toBe(false)
  expect(accepts({ username: { $gt: '' }, password: { $gt: '' } })).toBe(false)
})

test('refuses a short new password with its own error code', () => {
  const change = (new_password: unknown) => PasswordChange.safeParse({ current_password: 'x', new_password })
  expect(change('a'.repeat(PASSWORD_MIN_LENGTH)).success).toBe(true)
  expect(refusalOf(change('a'.repeat(PASSWORD_MIN_LENGTH - 1)).error?.issues ?? []).code).toBe(
    'password_too_weak',
  )
  expect(change('a'.repeat(PASSWORD_MAX_LENGTH + 1)).success).toBe(false)
  expect(isPasswordTooShort('a'.repeat(PASSWORD_MIN_LENGTH - 1))).toBe(true)
  expect(isPasswordTooShort('a'.repeat(PASSWORD_MIN_LENGTH))).toBe(false)
})
