import { expect, test } from 'vitest'
import { refusalOf } from '#contract/errors.ts'
import { Login, PasswordChange } from './admin.schema.ts'
import { isPasswordTooShort, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './admin.ts'

test('login requires a username and a password', () => {
  expect(Login.safeParse({ username: 'admin', password: ' p ' }).data).toEqual({
    username: 'admin',
    password: ' p ',
  })
  for (const body of [{}, { username: 'admin' }, { password: 'x' }, { username: ' ', password: 'x' }]) {
    expect(Login.safeParse(body).success).toBe(false)
  }
  expect(Login.safeParse({ username: 'admin', password: '' }).success).toBe(false)
  expect(Login.safeParse({ username: 'a\0', password: 'x' }).success).toBe(false)
  expect(Login.safeParse({ username: 'a'.repeat(65), password: 'x' }).success).toBe(false)
  expect(Login.safeParse({ username: 'a', password: 'x'.repeat(PASSWORD_MAX_LENGTH + 1) }).success).toBe(
    false,
  )
  expect(Login.safeParse({ username: { $gt: '' }, password: { $gt: '' } }).success).toBe(false)
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
