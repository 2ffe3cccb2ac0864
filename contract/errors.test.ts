import { expect, test } from 'vitest'
import * as z from 'zod'
import { ERROR_CODES, ERROR_REPLIES, isErrorCode, refusalOf } from './errors.ts'

test.each(ERROR_CODES)('%s is in snake case, with an error status and a sentence', (code) => {
  const { status, error } = ERROR_REPLIES[code]
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
  expect(error).toMatch(/^[A-Z].*\.$/)
  expect(status >= 400 && status < 600).toBe(true)
})

test('only an expired session and a failed login are 401', () => {
  expect(ERROR_CODES.filter((code) => ERROR_REPLIES[code].status === 401)).toEqual([
    'unauthorized',
    'login_failed',
  ])
})

test('codes that end in not_found are 404', () => {
  for (const code of ERROR_CODES.filter((code) => code.endsWith('not_found'))) {
    expect(ERROR_REPLIES[code].status, code).toBe(404)
  }
})

test('recognizes error codes exactly', () => {
  expect(isErrorCode('conflict')).toBe(true)
  for (const value of ['Conflict', '', undefined, null, 7, 'toString']) expect(isErrorCode(value)).toBe(false)
})

test('an issue whose message is a code is answered with that code', () => {
  const { error } = z
    .object({ body: z.object({ name: z.string('username_invalid') }) })
    .safeParse({ body: {} })
  expect(refusalOf(error?.issues ?? [])).toEqual({
    code: 'username_invalid',
    error: ERROR_REPLIES.username_invalid.error,
  })
})

test('an issue with a code wins over issues without one', () => {
  const issues = [
    { path: ['query', 'page'], message: 'too small' },
    { path: ['params', 'id'], message: 'product_not_found' },
  ]
  expect(refusalOf(issues).code).toBe('product_not_found')
})

test('any other issue is an invalid request that names the field', () => {
  const issues = [{ path: ['body', 'execute', 0, 'text'], message: 'too long' }]
  expect(refusalOf(issues)).toEqual({ code: 'invalid_request', error: 'execute.0.text: too long' })
  expect(refusalOf([{ path: ['body'], message: 'not an object' }]).error).toBe('not an object')
  expect(refusalOf([])).toEqual({ code: 'invalid_request', error: 'The request is not valid.' })
})
