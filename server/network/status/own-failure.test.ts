import { expect, test } from 'vitest'
import { isOwnFailure } from './pings.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

test.each(['EAI_AGAIN', 'ENOTFOUND', 'ENETUNREACH', 'EMFILE'])(
  '%s tells nothing about the server',
  (code) => {
    expect(isOwnFailure(failure(code))).toBe(true)
  },
)

test.each(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH'])('%s is an answer about the server', (code) => {
  expect(isOwnFailure(failure(code))).toBe(false)
})

test('a server that does not answer in time counts as down', () => {
  expect(isOwnFailure(new Error('no answer in time'))).toBe(false)
})

test('of several addresses one that refused is enough to know', () => {
  expect(isOwnFailure(new AggregateError([failure('ENETUNREACH'), failure('ECONNREFUSED')]))).toBe(false)
  expect(isOwnFailure(new AggregateError([failure('ENETUNREACH'), failure('ENETUNREACH')]))).toBe(true)
})
