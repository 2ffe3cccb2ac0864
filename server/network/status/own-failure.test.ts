import { expect, test } from 'vitest'
import { isOwnFailure } from './pings.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ...['EAI_AGAIN', 'ENOTFOUND', 'ENETUNREACH', 'EMFILE'].map((code) => [code, true] as const),
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', ''].map((code) => [code, false] as const),
])('%j tells nothing about the server: %s', (code, isOwn) => {
  expect(isOwnFailure(failure(code))).toBe(isOwn)
})

test('of several addresses one that refused is enough to know', () => {
  expect(isOwnFailure(new AggregateError([failure('ENETUNREACH'), failure('ECONNREFUSED')]))).toBe(false)
  expect(isOwnFailure(new AggregateError([failure('ENETUNREACH'), failure('ENETUNREACH')]))).toBe(true)
})
